import { LIMITS } from '@jhola/domain';
import { useId, useState } from 'react';
import { useDraft } from '#features/drafts/index.ts';
import { texts } from '#messages/product-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

export type FieldNameDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The field to rename; null adds one. */
  renamed: string | null;
  /** The error of a field name, or null. */
  faultOf: (name: string) => string | null;
  onName: (name: string) => void;
};

/** Add Field: asks for the name of another text field of the product. Also renames one. */
export function FieldNameDialog({ open, onClose, renamed, faultOf, onName }: FieldNameDialogProps) {
  const { draft, change, forget } = useDraft(`field name ${renamed ?? ''}`, { name: renamed ?? '' });
  const name = draft.name.trim();
  const [fault, setFault] = useState<string | null>(null);
  const formId = useId();
  const submit = () => {
    const found = faultOf(name);
    setFault(found);
    if (found !== null) return;
    forget();
    onName(name);
    onClose();
  };
  return (
    <FormDialog
      formId={formId}
      onSubmit={submit}
      open={open}
      onClose={onClose}
      title={renamed === null ? texts.addField : texts.renameField}
      actions={
        <Button type="submit" form={formId} wide>
          {renamed === null ? texts.add : texts.rename}
        </Button>
      }
    >
      <TextField
        label={texts.fieldName}
        placeholder={texts.enterFieldName}
        value={draft.name}
        error={fault}
        maxLength={LIMITS.details.keyLength}
        onChange={({ target }) => change({ name: target.value })}
      />
    </FormDialog>
  );
}
