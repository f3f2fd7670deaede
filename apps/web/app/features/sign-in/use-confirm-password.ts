import { type InputHTMLAttributes, useState } from 'react';
import type { FieldProps } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';

type Input = InputHTMLAttributes<HTMLInputElement> & Pick<FieldProps, 'error'>;

/** A new password that is typed twice. If the two differ, `message` is announced and shown at `input`. */
export function useConfirmPassword<Confirm extends Input>(password: string, input: Confirm, message: string) {
  const [isChecked, setChecked] = useState(false);
  const isSame = password === input.value;
  return {
    /** For the field of the repetition. */
    input: { ...input, error: isChecked && !isSame ? message : input.error },
    /** Call it before submitting: returns whether both are the same. */
    check(): boolean {
      setChecked(true);
      if (isSame) toast.dismiss(message);
      else toast.error(message, { id: message });
      return isSame;
    },
    /** Removes the error. */
    reset: () => setChecked(false),
  };
}
