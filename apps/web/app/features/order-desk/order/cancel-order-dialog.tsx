import type { WireOrderDetails } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';

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
  const [reason, setReason] = useState('');
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
    if (cancelled) onClose();
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
      <div className="desk-reasons">
        {USUAL_REASONS.map((usual) => (
          <FilterChip key={usual} pressed={reason === usual} onClick={() => setReason(usual)}>
            {usual}
          </FilterChip>
        ))}
      </div>
      <TextAreaField
        label="Reason"
        rows={3}
        maxLength={LIMITS.cancelReasonLength}
        value={reason}
        error={isMissing && reason.trim() === '' ? 'Reason is required' : null}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
