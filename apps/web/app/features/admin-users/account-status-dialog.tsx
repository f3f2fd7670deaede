import type { WirePerson } from '@jhola/contract/client';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/admin-users.ts';
import { texts as shared } from '#messages/shared.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { PersonLines } from './person-lines.tsx';
import { useAccountCalls } from './use-users.ts';

export type AccountStatusDialogProps = { person: WirePerson; open: boolean; onClose: () => void };

/** Asks for confirmation before an account is suspended or reinstated. */
export function AccountStatusDialog({ person, open, onClose }: AccountStatusDialogProps) {
  const { busy, run } = useTask();
  const { changeStatus } = useAccountCalls();
  const { name, status } = person;
  const isSuspended = status === 'Suspended';
  const confirm = () =>
    run(async () => {
      toast.success(await changeStatus(person));
      onClose();
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isSuspended ? texts.reinstateTitle : texts.suspendTitle}
      description={(isSuspended ? texts.reinstateEffect : texts.suspendEffect)({ name })}
      keep={shared.cancel}
      confirm={isSuspended ? texts.reinstate : texts.suspend}
      isHarmful={!isSuspended}
      busy={busy}
      busyLabel={shared.saving}
      onConfirm={() => void confirm()}
    >
      <PersonLines person={person} />
    </ConfirmDialog>
  );
}
