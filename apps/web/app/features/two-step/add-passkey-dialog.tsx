import { LIMITS } from '@jhola/domain';
import { startRegistration } from '@simplewebauthn/browser';
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

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

export type AddPasskeyDialogProps = {
  open: boolean;
  onClose: () => void;
  onCodes: (codes: NewCodes) => void;
};

/** Asks for the password and a name, then lets the browser create a passkey. */
export default function AddPasskeyDialog({ open, onClose, onCodes }: AddPasskeyDialogProps) {
  const { ref, fields, isFilled, input, refuse, reset } = useForm({ name: '', password: '' });
  const { busy, run } = useTask();
  const refresh = useRefreshAccount();
  const close = () => {
    reset();
    onClose();
  };
  const add = async () => {
    const failure = await run(async () => {
      const { name, password } = fields;
      const { data } = await sessionApi('startPasskey', { password });
      const optionsJSON = data.options as unknown as RegistrationOptions;
      const made = await startRegistration({ optionsJSON }).catch(() => null);
      // Browsers don't say whether the user cancelled, or the device already has a passkey for this shop.
      if (made === null) return void toast.error(texts.notMade);
      const response = { ...made, response: { ...made.response } };
      const added = await sessionApi('addPasskey', { name, response });
      const { recoveryCodes: codes } = added.data;
      close();
      if (codes.length > 0) return onCodes({ codes, done: added.message });
      toast.success(added.message);
      await refresh();
    });
    refuse(failure);
  };
  return (
    <FormDialog
      ref={ref}
      open={open}
      onClose={close}
      title={texts.addPasskey}
      description={texts.addPasskeyEffect}
      onSubmit={() => void add()}
      submitLabel={texts.continue}
      disabled={!isFilled}
      busy={busy}
      busyLabel={texts.checking}
      withCancel
    >
      <TextField
        label={texts.passkeyName}
        hint={texts.passkeyNameHint}
        maxLength={LIMITS.passkeyNameLength}
        required
        {...input('name')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" required {...input('password')} />
    </FormDialog>
  );
}
