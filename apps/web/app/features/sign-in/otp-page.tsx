import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTask } from '#features/connection/index.ts';
import { visitorApi } from '#features/session/index.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { AuthHeading } from './auth-frame.tsx';
import { OtpBoxes } from './otp-boxes.tsx';
import { EMPTY_OTP, isComplete } from './otp-digits.ts';
import { ResendOtp } from './resend-otp.tsx';
import { type ResetState, resetState } from './reset-state.ts';
import { onSubmit } from './use-form.ts';

/** The second step of a forgotten password; without the first it leads back there. */
export function OtpPage() {
  const given = resetState(useLocation());
  const [otp, setOtp] = useState(EMPTY_OTP);
  const { busy, run } = useTask();
  const navigate = useNavigate();
  if (!given) return <Navigate to="/forgot-password" replace />;
  const { email } = given;
  const submit = onSubmit(() =>
    run(async () => {
      const { message } = await visitorApi('verifyOtp', { otp: otp.join(''), email });
      toast.success(message);
      const state: ResetState = { email, isProved: true };
      await navigate('/reset-password', { replace: true, state });
    }),
  );
  return (
    <>
      <AuthHeading title="Enter OTP">
        Six digits, sent to <b>{email}</b>
      </AuthHeading>
      <form className="stack" onSubmit={submit}>
        <OtpBoxes otp={otp} onChange={setOtp} />
        <Button type="submit" wide disabled={!isComplete(otp)} busy={busy} busyLabel="Verifying...">
          Verify OTP
        </Button>
      </form>
      <ResendOtp email={email} />
    </>
  );
}
