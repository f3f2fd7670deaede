import { pagePath } from '@jhola/domain';
import { useTask } from '#features/connection/index.ts';
import { logIn, returnPath } from '#features/session/index.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { Link } from '#platform/routing/link.tsx';
import { useLocation } from '#platform/routing/use-location.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stitch } from '#ui/stitch.tsx';
import { toast } from '#ui/toast.ts';
import { AuthHeading } from './auth-frame.tsx';
import { PasswordField } from './password-field.tsx';

export function LoginPage() {
  const { ref, fields, isFilled, input, refuse } = useForm({ email: '', password: '' });
  const { busy, run } = useTask();
  const navigate = useNavigate();
  const location = useLocation();
  const submit = onSubmit(async () => {
    const failure = await run(async () => {
      toast.success(await logIn(fields));
      await navigate(returnPath(location), { replace: true });
    });
    refuse(failure, 'password');
  });
  return (
    <>
      <AuthHeading title="Login">Your cart comes with you.</AuthHeading>
      <form ref={ref} className="stack" onSubmit={submit}>
        <TextField label="Email" type="email" autoComplete="username" required {...input('email')} />
        <PasswordField label="Password" autoComplete="current-password" required {...input('password')} />
        <Link className="link" to={pagePath('forgot-password')}>
          Forgot password?
        </Link>
        <Button type="submit" wide disabled={!isFilled} busy={busy} busyLabel="Logging in...">
          Login
        </Button>
      </form>
      <div className="auth-after">
        <Stitch />
        <p className="row">
          New here?{' '}
          <Link className="link" to={pagePath('register')} state={location.state}>
            Register
          </Link>
        </p>
      </div>
    </>
  );
}
