import type { WireProduct } from '@jhola/contract/client';
import { useId, useState } from 'react';
import { ChangeHistory } from '#features/admin-changes/index.ts';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { draftInput, draftOf } from '../product-form/product-draft.ts';
import { ProductForm } from '../product-form/product-form.tsx';
import { useReloadLists } from '../use-catalogue-lists.ts';

export type ProductDialogProps = {
  open: boolean;
  onClose: () => void;
  product: WireProduct;
  /** Told the server's message once the change is saved. */
  onSaved: (message: string) => void;
};

/** Edits a product. What was read goes back as `updatedAt`, so that a save from an old form is noticed. */
export function ProductDialog({ open, onClose, product, onSaved }: ProductDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(product));
  const { busy, run } = useTask();
  const reload = useReloadLists();
  const formId = useId();
  const save = () =>
    run(async () => {
      const { _id, updatedAt } = product;
      const { message } = await sessionApi('updateProduct', { _id, updatedAt, ...draftInput(draft) });
      onClose();
      onSaved(message);
      await reload();
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Product"
      actions={
        <Button type="submit" form={formId} wide busy={busy} busyLabel="Saving...">
          Update Product
        </Button>
      }
    >
      <ProductForm formId={formId} draft={draft} onChange={setDraft} onSubmit={() => void save()} />
      <ChangeHistory entity="product" id={product._id} />
    </Dialog>
  );
}
