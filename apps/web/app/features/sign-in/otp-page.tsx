import { pagePath } from '@jhola/domain';
import { useRef, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { visitorApi } from '#features/session/index.ts';
import { texts } from '#messages/sign-in.ts';
import { onSubmit } from '#platform/form/use-form.ts';
import { useServerFaults } from '#platform/form/use-server-faults.ts';
import { Redirect } from '#platform/routing/redirect.tsx';
import { useLocation } from '#platform/routing/use-location.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { AuthHeading } from './auth-frame.tsx';
import { OtpBoxes } from './otp-boxes.tsx';
import { EMPTY_OTP, isComplete, type Otp } from './otp-digits.ts';
import { ResendOtp } from './resend-otp.tsx';
import { passedState, passOn } from './passed-state.ts';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

/** The second step of resetting a password; without the first it redirects to it. */
export function OtpPage() {
  const location = useLocation();
  const given = passedState(location);
  const [otp, setOtp] = useState(EMPTY_OTP);
  const firstBox = useRef<HTMLInputElement>(null);
  const { ref, faults, refuse, touch } = useServerFaults();
  const { busy, run } = useTask();
  const navigate = useNavigateIfHere();
  if (!given) return <Redirect to={pagePath('forgot-password')} />;
  const { email } = given;
  const change = (update: (before: Otp) => Otp) => {
    touch('otp');
    setOtp(update);
  };
  const submit = onSubmit(async () => {
    // A double tap must not use up an attempt with digits that were refused.
    if (faults.has('otp')) return firstBox.current?.focus();
    const failure = await run(async () => {
      const { message } = await visitorApi('verifyOtp', { otp: otp.join(''), email });
      toast.success(message);
      const state = passOn(location, { email, isProved: true });
      await navigate(pagePath('reset-password'), { replace: true, state });
    });
    refuse(failure, ['otp']);
  });
  return (
    <>
      <AuthHeading title={texts.otpHeading}>
        {texts.otpAdvice({ email, b: (text) => <b>{text}</b> })}
      </AuthHeading>
      <form ref={ref} className="stack" noValidate onSubmit={submit}>
        <OtpBoxes otp={otp} onChange={change} error={faults.get('otp')} firstBox={firstBox} />
        <Button type="submit" wide disabled={!isComplete(otp)} busy={busy} busyLabel={texts.verifying}>
          {texts.verifyOtp}
        </Button>
      </form>
      <ResendOtp
        email={email}
        onSent={() => {
          // The code of the earlier mail is no longer valid.
          change(() => EMPTY_OTP);
          firstBox.current?.focus();
        }}
      />
    </>
  );
}
