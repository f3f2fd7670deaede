import { ApiError } from '@jhola/contract/client';
import { useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { enterLoginCode } from '#features/session/index.ts';
import { texts } from '#messages/login-code.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { AuthHeading } from './auth-frame.tsx';

export type LoginCodeProps = {
  /** The response of the first step. */
  token: string;
  /** Whether the account has an authenticator app. During an update a server of the version before doesn't say. */
  hasApp?: boolean;
  onLoggedIn: () => Promise<void>;
  /** Called to start again with the password. */
  onBack: () => void;
};

/** The second step of a login: a code of the authenticator app, if the account has one, or a recovery code. */
export function LoginCode({ token, hasApp = true, onLoggedIn, onBack }: LoginCodeProps) {
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const { ref, fields, isFilled, input, refuse, reset } = useForm({ code: '' });
  const { busy, run } = useTask();
  const submit = onSubmit(async () => {
    const failure = await run(async () => {
      toast.success(await enterLoginCode({ token, ...fields }));
      await onLoggedIn();
    });
    if (failure instanceof ApiError && failure.body.code === 'LOGIN_EXPIRED') onBack();
    else refuse(failure);
  });
  const change = () => {
    setIsRecovery(!isRecovery);
    reset();
  };
  return (
    <>
      <AuthHeading title={texts.heading}>
        {isRecovery ? texts.enterRecoveryCode : texts.enterAppCode}
      </AuthHeading>
      <form ref={ref} className="stack" noValidate onSubmit={submit}>
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? texts.recoveryCode : texts.code}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          {...input('code')}
        />
        <Button type="submit" wide disabled={!isFilled} busy={busy} busyLabel={texts.loggingIn}>
          {texts.login}
        </Button>
      </form>
      <div className="row login-ways">
        {hasApp && (
          <Button kind="quiet" small onClick={change}>
            {isRecovery ? texts.useApp : texts.useRecoveryCode}
          </Button>
        )}
        <Button kind="quiet" small onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}
