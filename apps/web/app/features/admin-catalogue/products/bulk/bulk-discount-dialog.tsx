import { useId, useState } from 'react';
import { useKeptDraft } from '#features/drafts/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { fieldFault } from '../table/field-fault.ts';
import { countProducts } from './count-products.ts';

export type BulkDiscountDialogProps = {
  open: boolean;
  onClose: () => void;
  /** How many products get the discount. */
  count: number;
  busy: boolean;
  onSet: (percent: number) => void;
};

/** Asks for a discount for many products; the button says how many. */
export function BulkDiscountDialog({ open, onClose, count, busy, onSet }: BulkDiscountDialogProps) {
  const { draft, change, forget } = useKeptDraft('bulk discount', { percent: '' });
  const [fault, setFault] = useState<string | null>(null);
  const formId = useId();
  const submit = () => {
    const found = fieldFault('discount', draft.percent);
    setFault(found);
    if (found !== null) return;
    forget();
    onSet(Number(draft.percent));
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
        value={draft.percent}
        error={fault}
        hint="0 removes the discount"
        trailing={<span aria-hidden="true">%</span>}
        onChange={({ target }) => change({ percent: target.value })}
      />
    </FormDialog>
  );
}
