import { LIMITS } from '@jhola/domain';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTask } from '#features/connection/index.ts';
import { visitorApi } from '#features/session/index.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { AuthHeading } from './auth-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { resetState } from './reset-state.ts';
import { onSubmit, useForm } from './use-form.ts';

const MISMATCH = 'New password and confirm password must be same';

/** The last step of a forgotten password; without the proof of the OTP it leads home. */
export function ResetPasswordPage() {
  const given = resetState(useLocation());
  const { fields, isFilled, input } = useForm({
    email: given?.email ?? '',
    newPassword: '',
    confirmPassword: '',
  });
  const [mismatch, setMismatch] = useState(false);
  const { busy, run } = useTask();
  const navigate = useNavigate();
  if (!given?.isProved) return <Navigate to="/" replace />;
  const isMismatch = mismatch && fields.newPassword !== fields.confirmPassword;
  const submit = onSubmit(async () => {
    setMismatch(true);
    if (fields.newPassword !== fields.confirmPassword) {
      toast.error(MISMATCH, { id: MISMATCH });
      return;
    }
    await run(async () => {
      const { message } = await visitorApi('resetPassword', fields);
      toast.success(message);
      await navigate('/login', { replace: true });
    });
  });
  return (
    <>
      <AuthHeading title="Reset Password">You will be logged out everywhere.</AuthHeading>
      <form className="stack" onSubmit={submit}>
        <TextField label="Email" type="email" autoComplete="username" required {...input('email')} />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${LIMITS.passwordLength.min} characters`}
          required
          {...input('newPassword')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={isMismatch ? MISMATCH : null}
          required
          {...input('confirmPassword')}
        />
        <Button type="submit" wide disabled={!isFilled} busy={busy} busyLabel="Saving...">
          Reset Password
        </Button>
      </form>
    </>
  );
}
