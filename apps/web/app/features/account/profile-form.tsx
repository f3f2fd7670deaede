import type { WireUser } from '@jhola/contract/client';
import { LIMITS, mobileDigits } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, sessionStore, userQuery } from '#features/session/index.ts';
import { ResendConfirmation } from '#features/sign-in/index.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';

/** A form for name, email and mobile. */
export function ProfileForm({ user }: { user: WireUser }) {
  const { ref, fields, setFields, input, refuse } = useForm({
    name: user.name,
    email: user.email,
    mobile: user.mobile,
  });
  const { busy, run } = useTask();
  const queryClient = useQueryClient();
  const save = onSubmit(async () => {
    const failure = await run(async () => {
      const { data, message } = await sessionApi('updateUser', {
        ...fields,
        mobile: mobileDigits(fields.mobile),
      });
      toast.success(message);
      setFields({ name: data.name, email: data.email, mobile: data.mobile });
      queryClient.setQueryData(userQuery(sessionStore.current()).queryKey, data);
    });
    refuse(failure);
  });
  return (
    <form ref={ref} className="stack" onSubmit={save}>
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={LIMITS.nameLength}
        required
        {...input('name')}
      />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailLength}
        required
        {...input('email')}
      />
      {!user.verify_email && (
        <p className="row muted small unverified">
          Email not verified. Tap the link we emailed you. <ResendConfirmation />
        </p>
      )}
      <TextField
        label="Mobile Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        {...input('mobile')}
      />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save Changes
      </Button>
    </form>
  );
}
