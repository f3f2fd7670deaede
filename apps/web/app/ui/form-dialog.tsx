import { type ReactNode, type Ref, useId } from 'react';
import { texts as shared } from '#messages/shared.ts';
import { Button, type ButtonKind } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export type FormDialogProps = Omit<DialogProps, 'actions'> & {
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
  /** The form's id, if other elements refer to it. */
  formId?: string;
  onSubmit: () => void;
  /** The text of the submit button, and its look. */
  submitLabel: string;
  submitKind?: ButtonKind;
  /** Whether nothing can be submitted yet. */
  disabled?: boolean;
  /** While the form is being submitted, and what the button says meanwhile: 'Saving...' by default. */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** Shows Cancel beside the submit button, which otherwise is as wide as the dialog. */
  withCancel?: boolean;
};

const FIELD = 'input:not([type=file]), select, textarea';

/** Whether a focused field opens a keyboard, which would cover the dialog. */
const opensKeyboard = () => window.matchMedia('(hover: none)').matches;

/**
 * A dialog with one form, whose first field has the focus except on touch screens. Its buttons are below the form, so
 * that they stay visible while a long form is scrolled.
 */
export function FormDialog({
  ref,
  formId,
  onSubmit,
  submitLabel,
  submitKind = 'main',
  disabled = false,
  busy = false,
  busyLabel = shared.saving,
  withCancel = false,
  children,
  ...dialog
}: FormDialogProps) {
  const ownId = useId();
  const id = formId ?? ownId;
  return (
    <Dialog
      initialFocus={() =>
        opensKeyboard() || (document.getElementById(id)?.querySelector<HTMLElement>(FIELD) ?? null)
      }
      {...dialog}
      actions={
        <>
          {withCancel && (
            <Button kind="soft" onClick={dialog.onClose}>
              {shared.cancel}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            kind={submitKind}
            wide={!withCancel}
            disabled={disabled}
            busy={busy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={id}
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
