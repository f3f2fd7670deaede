import { LIMITS, pagePath } from '@jhola/domain';
import { useTask } from '#features/connection/index.ts';
import { visitorApi } from '#features/session/index.ts';
import { texts } from '#messages/sign-in.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { AuthAfter } from './auth-after.tsx';
import { AuthHeading } from './auth-frame.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { passOn } from './passed-state.ts';
import { PasswordField } from './password-field.tsx';
import { useConfirmPassword } from './use-confirm-password.ts';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

/** Creates an account, and continues at the login page. */
export function RegisterPage() {
  const { ref, fields, isFilled, input, refuse } = useForm({
    name: '',
    email: '',
    password: '',
    confirmPassword: '',
  });
  const confirm = useConfirmPassword(fields.password, input('confirmPassword'), texts.passwordsDiffer);
  const { busy, run } = useTask();
  const navigate = useNavigateIfHere();
  const location = useLocation();
  const submit = onSubmit(async () => {
    if (!confirm.check()) return;
    const failure = await run(async () => {
      const { message } = await visitorApi('register', fields);
      toast.success(message);
      await navigate(pagePath('login'), { state: passOn(location, fields) });
    });
    refuse(failure);
  });
  return (
    <>
      <AuthHeading title={texts.registerHeading}>{texts.registerAdvice}</AuthHeading>
      <form ref={ref} className="stack" noValidate onSubmit={submit}>
        <TextField
          label={texts.name}
          autoComplete="name"
          maxLength={LIMITS.nameLength}
          required
          {...input('name')}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={LIMITS.emailLength}
          required
          {...input('email')}
        />
        <NewPasswordField label={texts.password} {...input('password')} />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
          {...confirm.input}
        />
        <Button type="submit" wide disabled={!isFilled} busy={busy} busyLabel={texts.registering}>
          {texts.register}
        </Button>
      </form>
      <AuthAfter text={texts.loginInstead} to={pagePath('login')} />
    </>
  );
}
