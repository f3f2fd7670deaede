import { type InputHTMLAttributes, useState } from 'react';
import type { FieldProps } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';

type Input = InputHTMLAttributes<HTMLInputElement> & Pick<FieldProps, 'error'>;

/** A new password is typed twice. `message` is said, and stands beside `input`, where the two differ. */
export function useConfirmPassword<Confirm extends Input>(password: string, input: Confirm, message: string) {
  const [isChecked, setChecked] = useState(false);
  const isSame = password === input.value;
  return {
    /** For the field of the repetition. */
    input: { ...input, error: isChecked && !isSame ? message : input.error },
    /** Before the form is sent: whether both are the same. */
    check(): boolean {
      setChecked(true);
      if (isSame) toast.dismiss(message);
      else toast.error(message, { id: message });
      return isSame;
    },
  };
}
