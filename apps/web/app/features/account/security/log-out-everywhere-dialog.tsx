import { pagePath } from '@jhola/domain';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, sessionStore, useSession } from '#features/session/index.ts';
import { texts } from '#messages/security.ts';
import { texts as shared } from '#messages/shared.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';

/** Asks for confirmation before the account is logged out on all devices, this one included. */
export default function LogOutEverywhereDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { busy, run } = useTask();
  const navigate = useNavigate();
  const session = useSession();
  const confirm = () =>
    run(async () => {
      const { message } = await sessionApi('logoutEverywhere');
      toast.success(message);
      onClose();
      if (sessionStore.clearAfter(session)) await navigate(pagePath('home'));
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.everywhereTitle}
      description={texts.everywhereAdvice}
      keep={shared.cancel}
      confirm={texts.logOutEverywhere}
      busyLabel={texts.loggingOut}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
