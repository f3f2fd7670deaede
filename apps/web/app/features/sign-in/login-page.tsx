import type { SecondStep } from '@jhola/contract/client';
import { type PagePath, pagePath } from '@jhola/domain';
import { useState } from 'react';
import { loadCode, useTask } from '#features/connection/index.ts';
import { logIn, returnPath } from '#features/session/index.ts';
import { texts } from '#messages/sign-in.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { Link } from '#platform/routing/link.tsx';
import { useLocation } from '#platform/routing/use-location.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { AuthAfter } from './auth-after.tsx';
import { AuthHeading } from './auth-frame.tsx';
import { LoginCode } from './login-code.tsx';
import { passedState, passOn } from './passed-state.ts';
import { PasswordField } from './password-field.tsx';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

/** Logs in by password or passkey, asks for a code if the account needs one, and returns to the previous page. */
export function LoginPage() {
  const location = useLocation();
  const { ref, fields, isFilled, input, refuse } = useForm({
    email: passedState(location)?.email ?? '',
    password: '',
  });
  const { busy, run } = useTask();
  const passkey = useTask();
  const navigate = useNavigateIfHere();
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  // Back from the code to the password.
  useFocusAfterRemoval(secondStep === null ? 0 : 1);
  const next = returnPath(location);
  // An admin whose session has ended has no cart in mind.
  const isForDashboard = next.startsWith(pagePath('dashboard'));
  const continueShopping = () => (isBefore(next) ? navigate(-1) : navigate(next, { replace: true }));
  const submit = onSubmit(async () => {
    const failure = await run(async () => {
      const outcome = await logIn(fields);
      if ('secondStep' in outcome) return setSecondStep(outcome.secondStep);
      toast.success(outcome.message);
      await continueShopping();
    });
    refuse(failure, 'password');
  });
  const enterPasskey = () =>
    passkey.run(async () => {
      // Loaded on demand, because its library is large and rarely used.
      const { logInWithPasskey } = await loadCode(() => import('./passkey-login.ts'));
      const message = await logInWithPasskey();
      if (message === null) return void toast.error(texts.noPasskey);
      toast.success(message);
      await continueShopping();
    });
  if (secondStep !== null) {
    return <LoginCode {...secondStep} onLoggedIn={continueShopping} onBack={() => setSecondStep(null)} />;
  }
  return (
    <>
      <AuthHeading title={texts.loginHeading}>
        {isForDashboard ? texts.loginReturn : texts.loginAdvice}
      </AuthHeading>
      <form ref={ref} className="stack" noValidate onSubmit={submit}>
        <TextField label={texts.email} type="email" autoComplete="username" required {...input('email')} />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          {...input('password')}
        />
        <Link className="link" to={pagePath('forgot-password')} state={passOn(location, fields)}>
          {texts.forgotPassword}
        </Link>
        <Button type="submit" wide disabled={!isFilled} busy={busy} busyLabel={texts.loggingIn}>
          {texts.login}
        </Button>
      </form>
      <AuthAfter text={texts.registerInstead} to={pagePath('register')}>
        <Button kind="line" small busy={passkey.busy} onClick={() => void enterPasskey()}>
          {texts.usePasskey}
        </Button>
      </AuthAfter>
    </>
  );
}

/**
 * Whether the tab's previous page is at `path`: replacing the login by it would be a second entry of the same page, and
 * Back would seem to do nothing. False in browsers without the Navigation API.
 */
function isBefore(path: PagePath): boolean {
  const { navigation } = window as Partial<Window>;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before === new URL(path, window.location.href).href;
}
