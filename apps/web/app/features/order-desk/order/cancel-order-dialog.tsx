import type { WireOrderDetails } from '@jhola/contract/client';
import { useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { useKeptDraft } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.ts';
import { ReasonField } from './reason-field.tsx';

/** Written to the customer as they stand. */
const USUAL_REASONS = [
  'Something you ordered has run out',
  'We could not reach you by phone',
  'We do not deliver to this address',
  'You asked us to cancel',
] as const;

export type CancelOrderDialogProps = {
  order: WireOrderDetails;
  open: boolean;
  onClose: () => void;
  /** Told the order as it is then; nothing where the server refused. */
  onSettled: (order: WireOrderDetails | undefined) => void;
};

/** Asks why an order is cancelled: the reason goes to the customer. */
export default function CancelOrderDialog({ order, open, onClose, onSettled }: CancelOrderDialogProps) {
  const { _id, orderId, status: from, customer } = order;
  const { draft, change, forget } = useKeptDraft(`cancel order ${_id}`, { reason: '' });
  const { reason } = draft;
  const [isMissing, setMissing] = useState(false);
  const { busy, run } = useTask();
  const cancel = async () => {
    if (reason.trim() === '') {
      setMissing(true);
      return;
    }
    let cancelled: WireOrderDetails | undefined;
    await run(async () => {
      const { data, message } = await sessionApi('cancelOrder', { _id, from, reason });
      cancelled = data;
      toast.success(message);
    });
    onSettled(cancelled);
    if (!cancelled) return;
    forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cancel order ${orderId}?`}
      description={`Its stock comes back, and ${customer.name} gets a mail with your reason.`}
      actions={
        <>
          <Button kind="soft" onClick={onClose}>
            Keep order
          </Button>
          <Button kind="bad" busy={busy} busyLabel="Cancelling..." onClick={() => void cancel()}>
            Cancel order
          </Button>
        </>
      }
    >
      <ReasonField
        usual={USUAL_REASONS}
        reason={reason}
        onChange={(typed) => change({ reason: typed })}
        isAsked={isMissing}
      />
    </Dialog>
  );
}
