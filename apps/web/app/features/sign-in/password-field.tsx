import { Eye, EyeOff } from 'lucide';
import { type InputHTMLAttributes, useState } from 'react';
import { texts } from '#messages/password-fields.ts';
import { type FieldProps, TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';

/** A password input with a button that shows the password. */
export function PasswordField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton label={shown ? texts.hidePassword : texts.showPassword} onClick={() => setShown(!shown)}>
          <Icon of={shown ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
