import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export type ConfirmDialogProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children'> & {
  description: string;
  /** The button that changes nothing. */
  keep: string;
  /** The button that does it. */
  confirm: ReactNode;
  /** Its text while `busy`. */
  busyLabel: string;
  busy: boolean;
  /** Whether what is done takes something away: then its button is red. */
  isHarmful?: boolean;
  onConfirm: () => void;
};

/** Asks before something is done: one button keeps all as it is, the other one does it. */
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
