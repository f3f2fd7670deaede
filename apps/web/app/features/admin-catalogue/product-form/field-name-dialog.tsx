import { LIMITS } from '@jhola/domain';
import { useState } from 'react';
import { texts } from '#messages/product-form.ts';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

export type FieldNameDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The field to rename; null adds one. */
  renamed: string | null;
  /** The name that was typed so far. */
  typed: string;
  onType: (name: string) => void;
  /** The error of a field name, or null. */
  faultOf: (name: string) => string | null;
  onName: (name: string) => void;
};

/** Add Field: asks for the name of another text field of the product. Also renames one. */
export function FieldNameDialog(props: FieldNameDialogProps) {
  const { open, onClose, renamed, typed, onType, faultOf, onName } = props;
  const name = typed.trim();
  const [fault, setFault] = useState<string | null>(null);
  const submit = () => {
    const found = faultOf(name);
    setFault(found);
    if (found !== null) return;
    onName(name);
    onClose();
  };
  return (
    <FormDialog
      onSubmit={submit}
      open={open}
      onClose={onClose}
      title={renamed === null ? texts.addField : texts.renameField}
      submitLabel={renamed === null ? texts.add : texts.rename}
    >
      <TextField
        label={texts.fieldName}
        placeholder={texts.enterFieldName}
        value={typed}
        error={fault}
        maxLength={LIMITS.details.keyLength}
        onChange={({ target }) => {
          setFault(null);
          onType(target.value);
        }}
      />
    </FormDialog>
  );
}
