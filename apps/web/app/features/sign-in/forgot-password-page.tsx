import { pagePath } from '@jhola/domain';
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
import { passedState, passOn } from './passed-state.ts';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

/** The first step of resetting a password: asks for the email, and sends the OTP. */
export function ForgotPasswordPage() {
  const location = useLocation();
  const { ref, fields, isFilled, input, refuse } = useForm({ email: passedState(location)?.email ?? '' });
  const { busy, run } = useTask();
  const navigate = useNavigateIfHere();
  const submit = onSubmit(async () => {
    const failure = await run(async () => {
      const { message } = await visitorApi('forgotPassword', fields);
      toast.success(message);
      await navigate(pagePath('verification-otp'), { state: passOn(location, fields) });
    });
    refuse(failure);
  });
  return (
    <>
      <AuthHeading title={texts.forgotHeading}>{texts.forgotAdvice}</AuthHeading>
      <form ref={ref} className="stack" noValidate onSubmit={submit}>
        <TextField label={texts.email} type="email" autoComplete="username" required {...input('email')} />
        <Button type="submit" wide disabled={!isFilled} busy={busy} busyLabel={texts.sending}>
          {texts.sendOtp}
        </Button>
      </form>
      <AuthAfter text={texts.remembered} to={pagePath('login')} />
    </>
  );
}
