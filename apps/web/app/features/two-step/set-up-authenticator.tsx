import type { DataOf } from '@jhola/contract/client';
import { useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { PasswordField } from '#features/sign-in/index.ts';
import { texts } from '#messages/two-step.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import type { NewCodes } from './recovery-codes.tsx';
import { useRefreshAccount } from './use-second-factor.ts';

type SetUpProps = { onCodes: (codes: NewCodes) => void };

/** Sets up an authenticator app: the password, then the QR code, then the app's first code. */
export function SetUpAuthenticator({ onCodes }: SetUpProps) {
  const [begun, setBegun] = useState<DataOf<'startAuthenticator'> | null>(null);
  return begun === null ? <AskPassword onBegun={setBegun} /> : <AskCode begun={begun} onCodes={onCodes} />;
}

function AskPassword({ onBegun }: { onBegun: (begun: DataOf<'startAuthenticator'>) => void }) {
  const { ref, fields, isFilled, input, refuse } = useForm({ password: '' });
  const { busy, run } = useTask();
  const submit = onSubmit(async () => {
    const failure = await run(async () => onBegun((await sessionApi('startAuthenticator', fields)).data));
    refuse(failure);
  });
  return (
    <form ref={ref} className="stack" noValidate onSubmit={submit}>
      <PasswordField label={texts.password} autoComplete="current-password" required {...input('password')} />
      <div>
        <Button type="submit" disabled={!isFilled} busy={busy} busyLabel={texts.checking}>
          {texts.setUp}
        </Button>
      </div>
    </form>
  );
}

function AskCode({ begun, onCodes }: SetUpProps & { begun: DataOf<'startAuthenticator'> }) {
  const { ref, fields, isFilled, input, refuse } = useForm({ code: '' });
  const { busy, run } = useTask();
  const refresh = useRefreshAccount();
  const submit = onSubmit(async () => {
    const failure = await run(async () => {
      const { data, message } = await sessionApi('confirmAuthenticator', fields);
      const { recoveryCodes: codes } = data;
      if (codes.length > 0) return onCodes({ codes, done: message });
      toast.success(message);
      await refresh();
    });
    refuse(failure);
  });
  return (
    <form ref={ref} className="stack" noValidate onSubmit={submit}>
      <p>{texts.scan}</p>
      <img className="two-step-qr" src={begun.qr} alt={texts.qr} width="220" height="220" />
      <p className="row two-step-open">
        {texts.onThisDevice({
          link: (text) => (
            <a className="link" href={begun.uri}>
              {text}
            </a>
          ),
        })}
      </p>
      <p>
        <span className="muted small">{texts.noCamera}</span>
        <br />
        <code className="two-step-key">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={texts.appCode}
        hint={texts.appCodeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        {...input('code')}
      />
      <div>
        <Button type="submit" disabled={!isFilled} busy={busy} busyLabel={texts.turningOn}>
          {texts.turnOn}
        </Button>
      </div>
    </form>
  );
}
