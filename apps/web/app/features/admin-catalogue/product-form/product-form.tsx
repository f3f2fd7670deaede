import { LIMITS } from '@jhola/domain';
import { Plus } from 'lucide-react';
import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useShown } from '../use-shown.ts';
import { AddFieldDialog } from './add-field-dialog.tsx';
import { CategoryFields } from './category-fields.tsx';
import { draftFaults } from './draft-faults.ts';
import { type ProductDraft, fieldNameFault } from './product-draft.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ShopperPrice } from './shopper-price.tsx';
import { DraftField } from './draft-field.tsx';
import './product-form.css';

export type ProductFormProps = {
  /** To be shared with the button that submits it. */
  formId: string;
  draft: ProductDraft;
  onChange: Dispatch<SetStateAction<ProductDraft>>;
  /** Told when the form was submitted without a fault. */
  onSubmit: () => void;
};

/** All fields of a product. What is wrong is said once the form was submitted, and the first fault gets the focus. */
export function ProductForm({ formId, draft, onChange, onSubmit }: ProductFormProps) {
  const [wasSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fieldDialog = useShown<null>();
  const found = draftFaults(draft);
  const faults: ReadonlyMap<string, string> = wasSubmitted ? found : new Map();
  const set = (change: Partial<ProductDraft>) => onChange((before) => ({ ...before, ...change }));
  const shared = { draft, faults, set };
  return (
    <>
      <form
        id={formId}
        ref={form}
        noValidate
        className="product-form"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(found.size > 0);
          if (found.size === 0) onSubmit();
          else focusFirstFault(form);
        }}
      >
        <DraftField {...shared} name="name" label="Name" maxLength={LIMITS.nameLength} wide />
        <DraftField
          {...shared}
          name="description"
          label="Description"
          maxLength={LIMITS.descriptionLength}
          wide
          lines={3}
        />
        <div className="wide">
          <ProductPictures
            images={draft.image}
            error={faults.get('image')}
            onAdd={(url) =>
              onChange((before) => ({ ...before, image: [...new Set([...before.image, url])] }))
            }
            onRemove={(url) =>
              onChange((before) => ({ ...before, image: before.image.filter((other) => other !== url) }))
            }
          />
        </div>
        <CategoryFields draft={draft} faults={faults} onChange={onChange} />
        <DraftField {...shared} name="unit" label="Unit" maxLength={LIMITS.unitLength} />
        <DraftField {...shared} name="stock" label="Number of Stock" inputMode="numeric" />
        <DraftField {...shared} name="price" label="Price" inputMode="decimal" />
        <DraftField {...shared} name="discount" label="Discount" inputMode="numeric" />
        <ShopperPrice price={draft.price} discount={draft.discount} />
        {draft.details.map(([name]) => (
          <DraftField
            {...shared}
            key={name}
            detail={name}
            label={name}
            maxLength={LIMITS.details.valueLength}
            wide
          />
        ))}
        <div className="wide">
          <Button kind="line" onClick={() => fieldDialog.show(null)}>
            <Plus className="i" aria-hidden="true" />
            Add Fields
          </Button>
        </div>
      </form>
      {fieldDialog.shown && (
        <AddFieldDialog
          key={fieldDialog.shown.turn}
          open={fieldDialog.shown.open}
          onClose={fieldDialog.hide}
          faultOf={(name) => fieldNameFault(draft, name)}
          onAdd={(name) => onChange((before) => ({ ...before, details: [...before.details, [name, '']] }))}
        />
      )}
    </>
  );
}

function focusFirstFault(form: RefObject<HTMLFormElement | null>): void {
  // After the faults have been painted.
  requestAnimationFrame(() => {
    const control = form.current?.querySelector<HTMLElement>(
      '.field.err :is(input:not([tabindex]), textarea, select, button)',
    );
    control?.focus();
  });
}
