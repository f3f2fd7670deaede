import { useState } from 'react';
import { useDraft } from '#features/drafts/index.ts';
import { texts } from '#messages/admin-products.ts';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { draftNumber } from '../../product-form/product-draft.ts';
import { fieldFault } from '../table/field-fault.ts';

export type BulkDiscountDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Identifies the products that get the discount. */
  selection: string;
  /** How many they are. */
  count: number;
  busy: boolean;
  /** Calls `onDone` once they have it. */
  onSet: (percent: number, onDone: () => void) => void;
};

/** Asks for a discount for many products; the button says how many. */
export function BulkDiscountDialog(props: BulkDiscountDialogProps) {
  const { open, onClose, selection, count, busy, onSet } = props;
  const { draft, change, forget } = useDraft(`bulk discount of ${selection}`, { percent: '' });
  const [fault, setFault] = useState<string | null>(null);
  const submit = () => {
    const found = fieldFault('discount', draft.percent);
    setFault(found);
    if (found === null) onSet(draftNumber('discount', draft.percent), forget);
  };
  return (
    <FormDialog
      onSubmit={submit}
      open={open}
      onClose={onClose}
      title={texts.setDiscount}
      description={texts.discountEffect({ products: texts.productCount({ count }) })}
      submitLabel={texts.setDiscountFor({ products: texts.productCount({ count }) })}
      busy={busy}
      withCancel
    >
      <TextField
        label={texts.discount}
        inputMode="numeric"
        value={draft.percent}
        error={fault}
        hint={texts.zeroRemoves}
        trailing={<span aria-hidden="true">%</span>}
        onChange={({ target }) => {
          setFault(null);
          change({ percent: target.value });
        }}
      />
    </FormDialog>
  );
}
