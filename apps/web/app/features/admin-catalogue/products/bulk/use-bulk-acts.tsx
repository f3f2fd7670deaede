import type { DataOf, WireProduct } from '@jhola/contract/client';
import { useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { useReloadLists } from '../../use-catalogue-lists.ts';
import { useShown } from '#ui/use-shown.ts';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import { BulkDiscountDialog } from './bulk-discount-dialog.tsx';
import { BulkNotice } from './bulk-notice.tsx';
import type { Selection } from './use-selection.ts';

/** What the last act did, and how to undo it where that can be done. */
type Done = {
  message: string;
  undo?: { discount: number; before: DataOf<'discountProducts'>['before'] };
};

/** Discount and delete for all that is chosen: what opens their dialogs, these, and the word on what was done. */
export function useBulkActs(products: readonly WireProduct[], selection: Selection) {
  const [done, setDone] = useState<Done | null>(null);
  const discount = useShown<null>();
  const deletion = useShown<null>();
  const { busy, run } = useTask();
  const reload = useReloadLists();
  const setDiscount = (percent: number) =>
    run(async () => {
      const { data, message } = await reloading(
        sessionApi('discountProducts', { ...selection.input, discount: percent }),
      );
      setDone({ message, ...(data.changed > 0 && { undo: { discount: percent, before: data.before } }) });
      discount.hide();
    });
  const remove = () =>
    run(async () => {
      const { message } = await reloading(sessionApi('deleteProducts', selection.input));
      setDone({ message });
      selection.clear();
      deletion.hide();
    });
  const undo = (what: NonNullable<Done['undo']>) =>
    run(async () => {
      const { message } = await reloading(sessionApi('restoreDiscounts', what));
      setDone({ message });
    });
  /** Also where it fails: that is mostly because the list is no longer what it was. */
  async function reloading<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } finally {
      await reload();
    }
  }
  const undoable = done?.undo;
  return {
    discount: () => discount.show(null),
    remove: () => deletion.show(null),
    notice: done && (
      <BulkNotice
        message={done.message}
        onUndo={undoable && (() => void undo(undoable))}
        busy={busy}
        onDismiss={() => setDone(null)}
      />
    ),
    dialogs: (
      <>
        {discount.shown && (
          <BulkDiscountDialog
            key={`discount ${discount.shown.turn}`}
            open={discount.shown.open}
            onClose={discount.hide}
            count={selection.count}
            busy={busy}
            onSet={(percent) => void setDiscount(percent)}
          />
        )}
        {deletion.shown && (
          <BulkDeleteDialog
            key={`deletion ${deletion.shown.turn}`}
            open={deletion.shown.open}
            onClose={deletion.hide}
            count={selection.count}
            seen={products.filter(({ _id }) => selection.has(_id))}
            busy={busy}
            onDelete={() => void remove()}
          />
        )}
      </>
    ),
  };
}
