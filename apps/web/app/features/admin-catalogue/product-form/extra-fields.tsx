import { LIMITS } from '@jhola/domain';
import { Pencil, Plus, Trash2 } from 'lucide';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { texts } from '#messages/product-form.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Faults } from '#platform/form/server-faults.ts';
import { useShown } from '#ui/use-shown.ts';
import { unlessDoubled } from '../form/unless-doubled.ts';
import { DraftField, type DraftFieldProps } from './draft-field.tsx';
import { FieldNameDialog } from './field-name-dialog.tsx';
import {
  fieldNameFault,
  type ProductDraft,
  typedFieldName,
  withoutField,
  withRenamedField,
  withTypedName,
} from './product-draft.ts';

export type ExtraFieldsProps = {
  formId: string;
  draft: ProductDraft;
  faults: Faults;
  set: DraftFieldProps['set'];
  onChange: Dispatch<SetStateAction<ProductDraft>>;
  /** Stands beside the button that adds a field. */
  submitButton?: ReactNode;
};

/** The fields that only this product has: add, fill in, rename, remove. */
export function ExtraFields({ formId, draft, faults, set, onChange, submitButton }: ExtraFieldsProps) {
  const dialog = useShown<string | null>();
  const renamed = dialog.shown?.thing ?? null;
  return (
    <>
      {draft.details.map(([name]) => (
        <div className="extra-field wide" key={name}>
          <DraftField
            formId={formId}
            draft={draft}
            faults={faults}
            set={set}
            detail={name}
            label={name}
            maxLength={LIMITS.details.valueLength}
          />
          <IconButton label={texts.renameFieldOf({ name })} onClick={() => dialog.show(name)}>
            <Icon of={Pencil} />
          </IconButton>
          <IconButton
            label={texts.removeFieldOf({ name })}
            className="bad"
            onClick={unlessDoubled(() => onChange((before) => withoutField(before, name)))}
          >
            <Icon of={Trash2} />
          </IconButton>
        </div>
      ))}
      <div className="wide product-form-end">
        <Button kind="line" onClick={() => dialog.show(null)}>
          <Icon of={Plus} />
          {texts.addFields}
        </Button>
        {submitButton}
      </div>
      {dialog.shown && (
        <FieldNameDialog
          key={dialog.shown.turn}
          open={dialog.shown.open}
          onClose={dialog.hide}
          renamed={renamed}
          typed={typedFieldName(draft, renamed)}
          onType={(name) => onChange((before) => withTypedName(before, renamed, name))}
          faultOf={(name) => fieldNameFault(draft, name, renamed)}
          onName={(name) =>
            onChange((before) =>
              renamed === null
                ? { ...before, naming: null, details: [...before.details, [name, '']] }
                : withRenamedField(before, renamed, name),
            )
          }
        />
      )}
    </>
  );
}
