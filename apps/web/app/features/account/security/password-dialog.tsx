import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { NewPasswordField, PasswordField, useConfirmPassword } from '#features/sign-in/index.ts';
import { texts as fieldTexts } from '#messages/password-fields.ts';
import { texts } from '#messages/security.ts';
import { useForm } from '#platform/form/use-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { useRefreshSessions } from './use-sessions.ts';

/** Changes the password. Other devices are logged out. */
export default function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { ref, fields, isFilled, input, refuse, reset } = useForm({
    currentPassword: '',
    newPassword: '',
    confirmPassword: '',
  });
  const confirm = useConfirmPassword(
    fields.newPassword,
    input('confirmPassword'),
    fieldTexts.newPasswordsDiffer,
  );
  const { busy, run } = useTask();
  const refreshSessions = useRefreshSessions();
  const close = () => {
    reset();
    confirm.reset();
    onClose();
  };
  const save = async () => {
    if (!confirm.check()) return;
    const failure = await run(async () => {
      const { message } = await sessionApi('changePassword', fields);
      toast.success(message);
      close();
      await refreshSessions();
    });
    refuse(failure);
  };
  return (
    <FormDialog
      ref={ref}
      open={open}
      onClose={close}
      title={texts.changePassword}
      description={texts.changeAdvice}
      onSubmit={() => void save()}
      submitLabel={texts.changePassword}
      disabled={!isFilled}
      busy={busy}
      withCancel
    >
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        required
        {...input('currentPassword')}
      />
      <NewPasswordField label={texts.newPassword} {...input('newPassword')} />
      <PasswordField label={texts.confirmPassword} autoComplete="new-password" required {...confirm.input} />
    </FormDialog>
  );
}
