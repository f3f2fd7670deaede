import { pagePath } from '@jhola/domain';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, sessionStore, useSession } from '#features/session/index.ts';
import { PasswordField } from '#features/sign-in/index.ts';
import { texts } from '#messages/profile.ts';
import { useForm } from '#platform/form/use-form.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { toast } from '#ui/toast.ts';

/** Asks for the password, and deletes the account. */
export default function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { ref, fields, isFilled, input, refuse, reset } = useForm({ password: '' });
  const { busy, run } = useTask();
  const navigate = useNavigate();
  const session = useSession();
  const close = () => {
    reset();
    onClose();
  };
  const remove = async () => {
    const failure = await run(async () => {
      const { message } = await sessionApi('deleteAccount', fields);
      toast.success(message);
      close();
      if (sessionStore.clearAfter(session)) await navigate(pagePath('home'));
    });
    refuse(failure);
  };
  return (
    <FormDialog
      ref={ref}
      open={open}
      onClose={close}
      title={texts.deleteAccount}
      description={texts.deleteAdvice}
      onSubmit={() => void remove()}
      submitLabel={texts.deleteAccount}
      submitKind="bad"
      disabled={!isFilled}
      busy={busy}
      busyLabel={texts.deleting}
      withCancel
    >
      <PasswordField label={texts.password} autoComplete="current-password" required {...input('password')} />
    </FormDialog>
  );
}
