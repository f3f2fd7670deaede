import { LIMITS } from '@jhola/domain';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';

export type AddFieldDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Why there can't be a field of this name, or null. */
  faultOf: (name: string) => string | null;
  onAdd: (name: string) => void;
};

/** Add Field: asks for the name of another text field of the product. */
export function AddFieldDialog({ open, onClose, faultOf, onAdd }: AddFieldDialogProps) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const formId = useId();
  const submit = () => {
    const found = faultOf(name.trim());
    setFault(found);
    if (found !== null) return;
    onAdd(name.trim());
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Field"
      actions={
        <Button type="submit" form={formId} wide>
          Add
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Field name"
          placeholder="Enter field name"
          value={name}
          error={fault}
          maxLength={LIMITS.details.keyLength}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
