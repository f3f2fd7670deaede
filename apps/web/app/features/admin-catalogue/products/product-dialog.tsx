import { ApiError, type WireAdminProduct } from '@jhola/contract/client';
import { useId, useRef, useState } from 'react';
import { isStaleForm, useStaleForm } from '#features/admin/index.ts';
import { ChangeHistory } from '#features/admin-changes/index.ts';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/admin-products.ts';
import { texts as shared } from '#messages/shared.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DraftNote, useGuardedClose, useDraft } from '#features/drafts/index.ts';
import { draftName } from '../form/draft-name.ts';
import { draftInput, draftOf, type ProductDraft } from '../product-form/product-draft.ts';
import { ProductForm } from '../product-form/product-form.tsx';
import { useReloadLists } from '../use-catalogue-lists.ts';

export type ProductDialogProps = {
  open: boolean;
  onClose: () => void;
  product: WireAdminProduct;
  /** Called with the server's message once the change is saved. */
  onSaved: (message: string) => void;
};

/**
 * Edits a product. Sends the `updatedAt` that was read, so that the server detects a concurrent edit, and subtracts what
 * was sold since from the entered stock. Sent again after a lost response, the same form is no conflict with itself.
 */
export function ProductDialog({ open, onClose, product, onSaved }: ProductDialogProps) {
  const { _id } = product;
  const kept = useDraft(draftName('product', _id), draftOf(product), product.updatedAt);
  const [isStale, setStale] = useStaleForm();
  const attempt = useRef(new AttemptKey<'ProductEdit'>());
  const { busy, run } = useTask();
  const reload = useReloadLists();
  const formId = useId();
  const { close, guard } = useGuardedClose(kept.isChanged, kept.discard, onClose);
  const [turn, setTurn] = useState(0);
  /** Begins with the product again, without the errors and the uploads of the discarded input. */
  const startAgain = (current?: { draft: ProductDraft; base: string }) => {
    kept.discard(current);
    setTurn((before) => before + 1);
  };
  const save = async ({ overwrites }: { overwrites: boolean }) => {
    setStale(false);
    const failure = await run(async () => {
      const updatedAt = kept.base ?? product.updatedAt;
      const input = { _id, updatedAt, overwrites, ...draftInput(kept.draft) };
      const { data, message } = await attempt.current.send(input, (editId) =>
        sessionApi('updateProduct', { ...input, editId }),
      );
      kept.forget(data.updatedAt);
      onClose();
      onSaved(message);
      await reload();
    });
    if (failure instanceof ApiError) void reload();
    setStale(isStaleForm(failure));
    // The notice says so; an error of the form would stay there, with the other version too.
    return isStaleForm(failure) ? null : failure;
  };
  const loadCurrent = () =>
    run(async () => {
      const { data: now } = await sessionApi('getProductToEdit', { productId: _id });
      startAgain({ draft: draftOf(now), base: now.updatedAt });
      setStale(false);
    });
  return (
    <Dialog
      open={open}
      onClose={close}
      kind="wide"
      title={texts.editTitle}
      actions={
        <Button type="submit" form={formId} wide busy={busy} busyLabel={shared.saving}>
          {texts.update}
        </Button>
      }
    >
      <DraftNote restoredAt={kept.restoredAt} onDiscard={() => startAgain()} />
      <ProductForm
        key={turn}
        formId={formId}
        draft={kept.draft}
        onChange={kept.change}
        mayLackDescription={product.description === ''}
        onSubmit={() => save({ overwrites: false })}
        conflict={
          isStale
            ? { onShowTheirs: () => void loadCurrent(), onOverwrite: () => save({ overwrites: true }) }
            : undefined
        }
      />
      <ChangeHistory entity="product" id={_id} />
      {guard}
    </Dialog>
  );
}
