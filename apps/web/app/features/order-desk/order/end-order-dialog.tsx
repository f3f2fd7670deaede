import type { WireOrderDetails } from '@jhola/contract/client';
import { type ReactNode, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { ReasonField } from './reason-field.tsx';

/** The props of every dialog that ends an order. */
export type OrderEndingProps = {
  order: WireOrderDetails;
  open: boolean;
  onClose: () => void;
  /** Called with the updated order, or with nothing if the server refused. */
  onSettled: (order: WireOrderDetails | undefined) => void;
};

export type EndOrderDialogProps = Omit<OrderEndingProps, 'order'> &
  Pick<ConfirmDialogProps, 'title' | 'description' | 'keep' | 'confirm' | 'busyLabel'> & {
    /** The reasons to choose from. */
    usualReasons: readonly string[];
    reason: string;
    onReason: (reason: string) => void;
    /** Ends the order. Rejects if the server refuses. */
    send: () => Promise<{ data: WireOrderDetails; message: string }>;
    /** Called once it has ended. */
    onEnded: () => void;
    /** Further fields. */
    children?: ReactNode;
  };

/** Asks why an order ends without a delivery; the reason is sent to the customer. */
export function EndOrderDialog(props: EndOrderDialogProps) {
  const { usualReasons, reason, onReason, send, onSettled, onEnded, onClose, children, ...dialog } = props;
  const [asks, setAsks] = useState(0);
  const { busy, run } = useTask();
  const close = () => {
    setAsks(0);
    onClose();
  };
  const end = async () => {
    if (reason.trim() === '') {
      setAsks((before) => before + 1);
      return;
    }
    let ended: WireOrderDetails | undefined;
    await run(async () => {
      const { data, message } = await send();
      ended = data;
      toast.success(message);
    });
    onSettled(ended);
    if (!ended) return;
    onEnded();
    close();
  };
  return (
    <ConfirmDialog {...dialog} onClose={close} busy={busy} onConfirm={() => void end()}>
      <ReasonField usual={usualReasons} reason={reason} onChange={onReason} asks={asks} />
      {children}
    </ConfirmDialog>
  );
}
