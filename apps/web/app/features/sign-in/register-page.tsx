import { LIMITS, pagePath } from '@jhola/domain';
import { useTask } from '#features/connection/index.ts';
import { visitorApi } from '#features/session/index.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { Link } from '#platform/routing/link.tsx';
import { useLocation } from '#platform/routing/use-location.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stitch } from '#ui/stitch.tsx';
import { toast } from '#ui/toast.ts';
import { AuthHeading } from './auth-frame.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useConfirmPassword } from './use-confirm-password.ts';

const MISMATCH = 'Password and confirm password must match';

export function RegisterPage() {
  const { ref, fields, isFilled, input, refuse } = useForm({
    name: '',
    email: '',
    password: '',
    confirmPassword: '',
  });
  const confirm = useConfirmPassword(fields.password, input('confirmPassword'), MISMATCH);
  const { busy, run } = useTask();
  const navigate = useNavigate();
  const { state } = useLocation();
  const submit = onSubmit(async () => {
    if (!confirm.check()) return;
    const failure = await run(async () => {
      const { message } = await visitorApi('register', fields);
      toast.success(message);
      await navigate(pagePath('login'), { state });
    });
    refuse(failure);
  });
  return (
    <>
      <AuthHeading title="Register">One account for your cart, addresses and orders.</AuthHeading>
      <form ref={ref} className="stack" onSubmit={submit}>
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={LIMITS.nameLength}
          required
          {...input('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={LIMITS.emailLength}
          required
          {...input('email')}
        />
        <NewPasswordField label="Password" {...input('password')} />
        <PasswordField label="Confirm Password" autoComplete="new-password" required {...confirm.input} />
        <Button type="submit" wide disabled={!isFilled} busy={busy} busyLabel="Registering...">
          Register
        </Button>
      </form>
      <div className="auth-after">
        <Stitch />
        <p className="row">
          Already have an account?{' '}
          <Link className="link" to={pagePath('login')} state={state}>
            Login
          </Link>
        </p>
      </div>
    </>
  );
}
