import type { WireUser } from '@jhola/contract/client';
import { LIMITS, mobileDigits } from '@jhola/domain';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, userQuery, useSession } from '#features/session/index.ts';
import { PasswordField, ResendConfirmation } from '#features/sign-in/index.ts';
import { texts } from '#messages/profile.ts';
import { texts as shared } from '#messages/shared.ts';
import { onSubmit, useForm } from '#platform/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { useProfileDraft } from './use-profile-draft.ts';

/** A form for name, email and mobile; another email needs the password. */
export function ProfileForm({ user }: { user: WireUser }) {
  const draft = useProfileDraft(user);
  const { ref, fields, input, refuse, reset } = useForm(
    { name: user.name, email: user.email, mobile: user.mobile, password: '' },
    draft.edits,
  );
  const keep = useEffectEvent(draft.keep);
  const { name, email, mobile } = fields;
  useEffect(() => keep({ name, email, mobile }), [name, email, mobile, user]);
  const changesEmail = fields.email.trim().toLowerCase() !== user.email;
  const { busy, run } = useTask();
  const queryClient = useQueryClient();
  const { queryKey } = userQuery(useSession());
  const save = onSubmit(async () => {
    const failure = await run(async () => {
      const { data, message } = await sessionApi('updateUser', {
        name: fields.name,
        email: fields.email,
        mobile: mobileDigits(fields.mobile),
        ...(changesEmail && { password: fields.password }),
      });
      toast.success(message);
      // Of the session that has sent the form: meanwhile somebody else may have logged in.
      queryClient.setQueryData(queryKey, data);
      // Once the new record is rendered: before that, the fields would show the previous one.
      notifyManager.schedule(() => reset(fields));
    });
    refuse(failure);
  });
  return (
    <form ref={ref} className="stack" noValidate onSubmit={save}>
      <TextField
        label={texts.fullName}
        autoComplete="name"
        maxLength={LIMITS.nameLength}
        required
        {...input('name')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailLength}
        required
        {...input('email')}
      />
      {changesEmail && (
        <PasswordField
          label={texts.password}
          hint={texts.passwordForEmail}
          autoComplete="current-password"
          required
          {...input('password')}
        />
      )}
      {!user.verify_email && !changesEmail && (
        <p className="row muted small unverified">
          {texts.emailNotVerified} <ResendConfirmation />
        </p>
      )}
      <TextField
        label={texts.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        {...input('mobile')}
      />
      <Button type="submit" busy={busy} busyLabel={shared.saving}>
        {texts.saveChanges}
      </Button>
    </form>
  );
}
