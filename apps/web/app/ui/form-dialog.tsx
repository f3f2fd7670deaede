import type { Ref } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';

export type FormDialogProps = DialogProps & {
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
  /** The id of the form, shared with the submit button among `actions`. */
  formId: string;
  onSubmit: () => void;
};

/** A dialog with one form. The submit button is outside the form: give it `type="submit"` and `form`. */
export function FormDialog({ ref, formId, onSubmit, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog {...dialog}>
      <form
        ref={ref}
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
