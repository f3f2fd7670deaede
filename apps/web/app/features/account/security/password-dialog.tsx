import { useId } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { NewPasswordField, PasswordField, useConfirmPassword } from '#features/sign-in/index.ts';
import { texts as fieldTexts } from '#messages/password-fields.ts';
import { texts } from '#messages/security.ts';
import { texts as shared } from '#messages/shared.ts';
import { useForm } from '#platform/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { useRefreshSessions } from './use-sessions.ts';

/** Changes the password. Other devices are logged out. */
export default function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
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
      formId={formId}
      onSubmit={() => void save()}
      actions={
        <>
          <Button kind="soft" onClick={close}>
            {shared.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!isFilled} busy={busy} busyLabel={shared.saving}>
            {texts.changePassword}
          </Button>
        </>
      }
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
