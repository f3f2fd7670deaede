import type { WirePerson } from '@jhola/contract/client';
import { useTask } from '#features/connection/index.ts';
import { useUser } from '#features/session/index.ts';
import { texts } from '#messages/admin-users.ts';
import { texts as shared } from '#messages/shared.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast.ts';
import { PersonLines } from './person-lines.tsx';
import { useAccountCalls } from './use-users.ts';

export type RoleDialogProps = { person: WirePerson; open: boolean; onClose: () => void };

/** Asks for confirmation before a user becomes an admin or stops being one. */
export function RoleDialog({ person, open, onClose }: RoleDialogProps) {
  const { busy, run } = useTask();
  const { data: user } = useUser();
  const { changeRole } = useAccountCalls();
  const { name, role } = person;
  const removes = role === 'ADMIN';
  const confirm = () =>
    run(async () => {
      toast.success(await changeRole(person, removes ? 'USER' : 'ADMIN'));
      onClose();
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={removes ? texts.removeAdminTitle : texts.makeAdminTitle}
      description={(removes ? texts.removeAdminEffect : texts.makeAdminEffect)({ name })}
      keep={shared.cancel}
      confirm={removes ? texts.removeAdmin : texts.makeAdmin}
      isHarmful={removes}
      busy={busy}
      busyLabel={shared.saving}
      onConfirm={() => void confirm()}
    >
      <PersonLines person={person} />
      {removes && user?._id === person._id && <Notice>{texts.ownAccount}</Notice>}
    </ConfirmDialog>
  );
}
