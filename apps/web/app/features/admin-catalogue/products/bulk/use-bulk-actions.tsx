import type { WireProduct } from '@jhola/contract/client';
import type { Id } from '@jhola/domain';
import { useRef, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts as admin } from '#messages/admin.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import { useReloadLists } from '../../use-catalogue-lists.ts';
import { useShown } from '#ui/use-shown.ts';
import { dropDeletedEdits } from '../unsaved-edits.tsx';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import { BulkDiscountDialog } from './bulk-discount-dialog.tsx';
import { BulkNotice } from './bulk-notice.tsx';
import type { Selection } from './use-selection.ts';

/** What the last action did, and how to undo it; null if it can't be undone. */
type Done = { message: string; undo: Undo | null };

/** The id to undo a discount with, and how many products it changed. */
type Undo = { id: string; changed: number };

type Target = Pick<Selection, 'input' | 'count'>;

/**
 * Discount and delete for all selected products: functions that open the dialogs, the dialogs, and the notice
 * of what was done.
 */
export function useBulkActions(products: readonly WireProduct[], selection: Selection) {
  const [done, setDone] = useState<Done | null>(null);
  /** The dialog for a discount, with the key of the selection that it is about. */
  const discount = useShown<string>();
  const deletion = useShown<null>();
  const { busy, run } = useTask();
  const reload = useReloadLists();
  const attempt = useRef(new AttemptKey<'BulkAction'>());
  /** What was sent without a response, and is sent again as it was: it may have changed what matches. */
  const [unsure, setUnsure] = useState<Target | null>(null);
  const { input, count }: Target = unsure ?? selection;
  const setDiscount = (percent: number, onDone: () => void) =>
    run(async () => {
      const form = { ...input, discount: percent };
      const { data, message } = await send(form, (actionId) =>
        sessionApi('discountProducts', { ...form, actionId }),
      );
      setDone({ message, undo: data.undo === null ? null : { id: data.undo, changed: data.changed } });
      onDone();
      discount.hide();
    });
  const remove = () =>
    run(async () => {
      const { message } = await send(input, deleteSelected);
      setDone({ message, undo: null });
      selection.clear();
      deletion.hide();
    });
  const deleteSelected = async (actionId: Id<'BulkAction'>) => {
    const deleted = await sessionApi('deleteProducts', { ...input, actionId });
    await dropDeletedEdits();
    return deleted;
  };
  const undoDiscount = ({ id, changed }: Undo) =>
    run(async () => {
      const { data, message } = await reloading(sessionApi('restoreDiscounts', { undo: id }));
      const kept = changed - data.restored;
      setDone({ message: kept === 0 ? message : admin.undoneExcept({ message, count: kept }), undo: null });
    });
  async function send<Result>(
    form: object,
    call: (actionId: Id<'BulkAction'>) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await reloading(attempt.current.send(form, call));
    } finally {
      setUnsure(attempt.current.isUnknown ? { input, count } : null);
    }
  }
  /** Also after a failure, since the usual reason is that the list has changed. */
  async function reloading<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } finally {
      await reload();
    }
  }
  const undo = done?.undo ?? null;
  return {
    discount: () => {
      setUnsure(null);
      discount.show(selection.key);
    },
    remove: () => {
      setUnsure(null);
      deletion.show(null);
    },
    notice: done && (
      <BulkNotice
        message={done.message}
        onUndo={undo === null ? undefined : () => void undoDiscount(undo)}
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
            selection={discount.shown.thing}
            count={count}
            busy={busy}
            onSet={(percent, onDone) => void setDiscount(percent, onDone)}
          />
        )}
        {deletion.shown && (
          <BulkDeleteDialog
            key={`deletion ${deletion.shown.turn}`}
            open={deletion.shown.open}
            onClose={deletion.hide}
            count={count}
            seen={products.filter(({ _id }) => selection.has(_id))}
            busy={busy}
            onDelete={() => void remove()}
          />
        )}
      </>
    ),
  };
}
