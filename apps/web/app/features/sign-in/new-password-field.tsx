import { LIMITS } from '@jhola/domain';
import { TriangleAlert } from 'lucide';
import type { InputHTMLAttributes } from 'react';
import type { FieldProps } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useCommonPassword } from './common-passwords/use-common-password.ts';
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
              This password is common and easy to guess. A few unusual words are safer.
            </span>
          ) : (
            `At least ${LIMITS.passwordLength.min} characters`
          )}
        </span>
      }
    />
  );
}
