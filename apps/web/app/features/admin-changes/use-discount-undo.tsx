import type { WireAdminChange } from '@jhola/contract/client';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/admin-changes.ts';
import { texts as admin } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { useShown } from '#ui/use-shown.ts';
import { bulkCount, bulkName } from './change-sentence.ts';
import { fieldValue } from './change-fields.ts';
import { useRefetchChanges } from './use-changes.ts';

/** Undoes a discount of many products: a function that asks for a confirmation, and its dialog. */
export function useDiscountUndo() {
  const { shown, show, hide } = useShown<WireAdminChange>();
  const { busy, run } = useTask();
  const refetchChanges = useRefetchChanges();
  const undo = (change: WireAdminChange) =>
    run(async () => {
      const { data, message } = await sessionApi('restoreDiscounts', { undo: change._id });
      const kept = bulkCount(change) - data.restored;
      toast.success(kept === 0 ? message : admin.undoneExcept({ message, count: kept }));
      hide();
    }).finally(refetchChanges);
  return {
    ask: show,
    dialog: shown && (
      <ConfirmDialog
        key={shown.turn}
        open={shown.open}
        onClose={hide}
        title={texts.undoTitle}
        description={texts.undoEffect({
          discount: fieldValue('discount', shown.thing.after?.['discount']),
          name: bulkName(shown.thing.entityName),
        })}
        keep={shared.cancel}
        confirm={texts.undoDiscount}
        busyLabel={shared.saving}
        busy={busy}
        isHarmful={false}
        onConfirm={() => void undo(shown.thing)}
      />
    ),
  };
}
