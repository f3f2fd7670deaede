import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export type ConfirmDialogProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children'> & {
  description: string;
  /** The text of the button that cancels. */
  keep: string;
  /** The text of the button that confirms. */
  confirm: ReactNode;
  /** The text of the confirming button while `busy`. */
  busyLabel: string;
  busy: boolean;
  /** Whether confirming is destructive: its button is then red. */
  isHarmful?: boolean;
  onConfirm: () => void;
};

/** A dialog that asks for confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onClose, keep, confirm, busy, busyLabel, isHarmful = true, onConfirm, children, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      actions={
        <>
          <Button kind="soft" onClick={onClose}>
            {keep}
          </Button>
          <Button kind={isHarmful ? 'bad' : 'main'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
