import { pagePath } from '@jhola/domain';
import { useTask } from '#features/connection/index.ts';
import { visitorApi } from '#features/session/index.ts';
import { texts as fieldTexts } from '#messages/password-fields.ts';
import { texts as shared } from '#messages/shared.ts';
import { texts } from '#messages/sign-in.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { Redirect } from '#platform/routing/redirect.tsx';
import { useLocation } from '#platform/routing/use-location.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { AuthHeading } from './auth-frame.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { passedState, passOn } from './passed-state.ts';
import { useConfirmPassword } from './use-confirm-password.ts';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

/** The last step of resetting a password; without a verified OTP it redirects home. */
export function ResetPasswordPage() {
  const location = useLocation();
  const given = passedState(location);
  const { ref, fields, isFilled, input, refuse } = useForm({
    email: given?.email ?? '',
    newPassword: '',
    confirmPassword: '',
  });
  const confirm = useConfirmPassword(
    fields.newPassword,
    input('confirmPassword'),
    fieldTexts.newPasswordsDiffer,
  );
  const { busy, run } = useTask();
  const navigate = useNavigateIfHere();
  if (!given?.isProved) return <Redirect to={pagePath('home')} />;
  const submit = onSubmit(async () => {
    if (!confirm.check()) return;
    const failure = await run(async () => {
      const { message } = await visitorApi('resetPassword', fields);
      toast.success(message);
      await navigate(pagePath('login'), { replace: true, state: passOn(location, fields) });
    });
    refuse(failure);
  });
  return (
    <>
      <AuthHeading title={texts.resetHeading}>{texts.resetAdvice}</AuthHeading>
      <form ref={ref} className="stack" noValidate onSubmit={submit}>
        <TextField label={texts.email} type="email" autoComplete="username" required {...input('email')} />
        <NewPasswordField label={texts.newPassword} {...input('newPassword')} />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
          {...confirm.input}
        />
        <Button type="submit" wide disabled={!isFilled} busy={busy} busyLabel={shared.saving}>
          {texts.reset}
        </Button>
      </form>
    </>
  );
}
