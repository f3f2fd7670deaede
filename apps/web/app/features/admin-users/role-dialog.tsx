import type { WirePerson } from '@jhola/contract/client';
import { useTask } from '#features/connection/index.ts';
import { useUser } from '#features/session/index.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast.ts';
import { useChangeRole } from './use-users.ts';

export type RoleDialogProps = { person: WirePerson; open: boolean; onClose: () => void };

/** Asks for confirmation before somebody becomes an admin or stops being one. */
export function RoleDialog({ person, open, onClose }: RoleDialogProps) {
  const { busy, run } = useTask();
  const { data: user } = useUser();
  const changeRole = useChangeRole();
  const { name, email, role } = person;
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
      title={removes ? 'Remove Admin' : 'Make Admin'}
      description={
        removes
          ? `${name} will lose admin access immediately, on all devices. Their account and orders stay.`
          : `${name} will be able to change products, orders and admins.`
      }
      keep="Cancel"
      confirm={removes ? 'Remove admin' : 'Make admin'}
      isHarmful={removes}
      busy={busy}
      busyLabel="Saving..."
      onConfirm={() => void confirm()}
    >
      <p>
        <b>{name}</b>
        <br />
        <span className="muted small">{email}</span>
      </p>
      {removes && user?._id === person._id && (
        <Notice>This is your own account. This page will close.</Notice>
      )}
    </ConfirmDialog>
  );
}
