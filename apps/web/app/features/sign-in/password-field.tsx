import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { type FieldProps, TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** A password with a button that shows it. */
export function PasswordField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <Icon className="i" aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
