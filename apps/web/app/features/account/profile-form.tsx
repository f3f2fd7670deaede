import type { WireUser } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, sessionStore, userQuery } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';

/** Name, email and mobile, to be changed. */
export function ProfileForm({ user }: { user: WireUser }) {
  const [fields, setFields] = useState({ name: user.name, email: user.email, mobile: user.mobile });
  const { busy, run } = useTask();
  const queryClient = useQueryClient();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setFields({ ...fields, [target.name]: target.value });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { data, message } = await sessionApi('updateUser', fields);
      toast.success(message);
      queryClient.setQueryData(userQuery(sessionStore.current()).queryKey, data);
    });
  };
  return (
    <form className="stack" onSubmit={save}>
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        maxLength={LIMITS.nameLength}
        required
        value={fields.name}
        onChange={change}
      />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailLength}
        required
        hint={user.verify_email ? null : 'Not confirmed yet: please open the link in the mail that we sent.'}
        value={fields.email}
        onChange={change}
      />
      <TextField
        label="Mobile Number"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        value={fields.mobile}
        onChange={change}
      />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save Changes
      </Button>
    </form>
  );
}
