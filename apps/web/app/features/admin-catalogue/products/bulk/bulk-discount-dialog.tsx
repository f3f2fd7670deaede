import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { fieldFault } from '../table/field-fault.ts';
import { countProducts } from './count-products.ts';

export type BulkDiscountDialogProps = {
  open: boolean;
  onClose: () => void;
  /** How many products get it. */
  count: number;
  busy: boolean;
  onSet: (percent: number) => void;
};

/** Asks for one discount for many products; the button names how many. */
export function BulkDiscountDialog({ open, onClose, count, busy, onSet }: BulkDiscountDialogProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const formId = useId();
  const submit = () => {
    const found = fieldFault('discount', text);
    setFault(found);
    if (found === null) onSet(Number(text));
  };
  return (
    <FormDialog
      formId={formId}
      onSubmit={submit}
      open={open}
      onClose={onClose}
      title="Set discount"
      description={`One discount for ${countProducts(count)}. It can be undone afterwards.`}
      actions={
        <>
          <Button kind="soft" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Set for {countProducts(count)}
          </Button>
        </>
      }
    >
      <TextField
        label="Discount"
        inputMode="numeric"
        value={text}
        error={fault}
        hint="0 takes discounts away"
        trailing={<span aria-hidden="true">%</span>}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
