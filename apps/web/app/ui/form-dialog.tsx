import { Dialog, type DialogProps } from './dialog.tsx';

export type FormDialogProps = DialogProps & {
  /** Shared with the button among `actions` that sends the form. */
  formId: string;
  onSubmit: () => void;
};

/** A dialog with one form. The button that sends it stands outside: give it `type="submit"` and `form`. */
export function FormDialog({ formId, onSubmit, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog {...dialog}>
      <form
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
