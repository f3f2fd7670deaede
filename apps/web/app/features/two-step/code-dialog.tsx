import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { PasswordField } from '#features/sign-in/index.ts';
import { texts } from '#messages/two-step.ts';
import { useForm } from '#platform/form/use-form.ts';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { toast } from '#ui/toast.ts';
import type { NewCodes } from './recovery-codes.tsx';
import { useRefreshAccount } from './use-second-factor.ts';

export type Purpose = 'turn off' | 'new codes' | { readonly removed: string };

function wordsFor(purpose: Purpose) {
  if (purpose === 'new codes') {
    return { title: texts.newCodesTitle, effect: texts.newCodesEffect, act: texts.makeNew };
  }
  if (purpose === 'turn off') {
    return { title: texts.turnOffTitle, effect: texts.turnOffEffect, act: texts.turnOff };
  }
  return { title: texts.removePasskeyTitle, effect: texts.removePasskeyEffect, act: texts.removePasskey };
}

export type CodeDialogProps = {
  purpose: Purpose;
  /** Whether the account has an authenticator app, whose codes are accepted too. */
  hasApp: boolean;
  onClose: () => void;
  /** Called with new recovery codes. */
  onCodes: (codes: NewCodes) => void;
};

/** Asks for password and code, and removes the app or a passkey, or makes new recovery codes. */
export function CodeDialog({ purpose, hasApp, onClose, onCodes }: CodeDialogProps) {
  const { ref, fields, isFilled, input, refuse } = useForm({ password: '', code: '' });
  const { busy, run } = useTask();
  const refresh = useRefreshAccount();
  const { title, effect, act } = wordsFor(purpose);
  const submit = async () => {
    const failure = await run(async () => {
      if (purpose === 'new codes') {
        const { data } = await sessionApi('renewRecoveryCodes', fields);
        onClose();
        onCodes({ codes: data.recoveryCodes });
        return;
      }
      const { message } = await (purpose === 'turn off'
        ? sessionApi('removeAuthenticator', fields)
        : sessionApi('removePasskey', { _id: purpose.removed, ...fields }));
      toast.success(message);
      onClose();
      await refresh();
    });
    refuse(failure);
  };
  return (
    <FormDialog
      ref={ref}
      open
      onClose={onClose}
      title={title}
      description={effect}
      onSubmit={() => void submit()}
      submitLabel={act}
      submitKind={purpose === 'new codes' ? 'main' : 'bad'}
      disabled={!isFilled}
      busy={busy}
      busyLabel={texts.checking}
      withCancel
    >
      <PasswordField label={texts.password} autoComplete="current-password" required {...input('password')} />
      <TextField
        label={texts.code}
        hint={hasApp ? texts.codeHint : texts.recoveryCodeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        required
        {...input('code')}
      />
    </FormDialog>
  );
}
