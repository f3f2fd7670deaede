import { LIMITS } from '@jhola/domain';
import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { StaleNotice } from '#features/admin/index.ts';
import { texts } from '#messages/product-form.ts';
import { classNames } from '#ui/class-names.ts';
import { FaultSummary, fieldId } from '../form/fault-summary.tsx';
import { useFaults } from '../form/use-faults.ts';
import { CategoryFields } from './category-fields.tsx';
import { DRAFT_FIELDS, draftFaults } from './draft-faults.ts';
import { DraftField } from './draft-field.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { PreviewCard } from './preview-card.tsx';
import type { ProductDraft } from './product-draft.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ShopperPrice } from './shopper-price.tsx';
import './product-form.css';

export type ProductFormProps = {
  /** The id of the form, shared with its submit button. */
  formId: string;
  draft: ProductDraft;
  onChange: Dispatch<SetStateAction<ProductDraft>>;
  /** For a product that has no description yet. */
  mayLackDescription?: boolean;
  /** Called when the form was submitted without errors; resolves to what the submission threw, or null. */
  onSubmit: () => Promise<unknown>;
  /**
   * Given if somebody else has saved the product meanwhile; the form then asks. `onOverwrite` is called instead of
   * `onSubmit`, in the same way.
   */
  conflict?: { onShowTheirs: () => void; onOverwrite: () => Promise<unknown> } | undefined;
  /** Rendered at the form's end, unless a dialog has its own buttons. */
  submitButton?: ReactNode;
};

/**
 * All fields of a product, beside a preview of its card. Errors are listed above, with links, and shown at
 * each field.
 */
export function ProductForm(props: ProductFormProps) {
  const { formId, draft, onChange, mayLackDescription = false, onSubmit, conflict, submitButton } = props;
  const [isSending, setSending] = useState(false);
  const own = draftFaults(draft, { mayLackDescription });
  const found = isSending ? new Map([...own, ['image', texts.picturesUploading] as const]) : own;
  const { faults, summary, mayBeSent, refuse, touch, reset } = useFaults(found);
  const update = (field: string, change: (before: ProductDraft) => ProductDraft) => {
    touch(field);
    onChange(change);
  };
  const set = (change: Partial<ProductDraft>, field: string) =>
    update(field, (before) => ({ ...before, ...change }));
  const submit = async (send: () => Promise<unknown>) => {
    if (!mayBeSent()) return;
    const failure = await send();
    if (failure === null) reset();
    else refuse(failure, DRAFT_FIELDS);
  };
  const shared = { formId, draft, faults, set };
  return (
    <>
      {conflict && (
        <StaleNotice
          onShowTheirs={conflict.onShowTheirs}
          onOverwrite={() => void submit(conflict.onOverwrite)}
        />
      )}
      <div className="product-form-frame">
        <form
          id={formId}
          noValidate
          className={classNames('product-form', submitButton !== undefined && 'panel')}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(onSubmit);
          }}
        >
          <div className="wide">
            <FaultSummary ref={summary} formId={formId} faults={faults} />
          </div>
          <DraftField {...shared} name="name" label={texts.name} maxLength={LIMITS.nameLength} wide />
          <DraftField
            {...shared}
            name="description"
            label={texts.description}
            maxLength={LIMITS.descriptionLength}
            wide
            lines={3}
            {...(mayLackDescription && {
              hint: texts.noDescriptionYet,
            })}
          />
          <div className="wide" id={fieldId(formId, 'image')}>
            <ProductPictures
              images={draft.image}
              error={faults.get('image')}
              onSending={setSending}
              onChange={(change) => update('image', (before) => ({ ...before, image: change(before.image) }))}
            />
          </div>
          <CategoryFields formId={formId} draft={draft} faults={faults} onChange={update} />
          <DraftField {...shared} name="unit" label={texts.unit} maxLength={LIMITS.unitLength} />
          <DraftField {...shared} name="stock" label={texts.numberOfStock} inputMode="numeric" />
          <DraftField {...shared} name="price" label={texts.price} inputMode="decimal" leading="₹" />
          <DraftField {...shared} name="discount" label={texts.discount} inputMode="numeric" trailing="%" />
          <ShopperPrice price={draft.price} discount={draft.discount} />
          <DraftField
            {...shared}
            name="alsoCalled"
            label={texts.alsoCalled}
            wide
            hint={texts.alsoCalledHint}
          />
          <OptionalFields {...shared} />
          <ExtraFields {...shared} onChange={onChange} submitButton={submitButton} />
        </form>
        <PreviewCard draft={draft} />
      </div>
    </>
  );
}
