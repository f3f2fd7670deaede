import { LIMITS } from '@jhola/domain';
import { TriangleAlert } from 'lucide';
import type { InputHTMLAttributes } from 'react';
import { texts } from '#messages/password-fields.ts';
import type { FieldProps } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useCommonPassword } from './use-common-password.ts';
import { PasswordField } from './password-field.tsx';
import './new-password-field.css';

export type NewPasswordFieldProps = Omit<FieldProps, 'hint'> &
  InputHTMLAttributes<HTMLInputElement> & { value: string };

/** An input for a new password. Common ones are accepted, with a warning. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const isCommon = useCommonPassword(props.value);
  return (
    <PasswordField
      autoComplete="new-password"
      required
      {...props}
      hint={
        <span className="password-hint" role="status">
          {isCommon ? (
            <span className="password-common">
              <Icon of={TriangleAlert} />
              {texts.common}
            </span>
          ) : (
            texts.fewestCharacters({ fewest: LIMITS.passwordLength.min })
          )}
        </span>
      }
    />
  );
}
