import { useKeptDraft } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { EndOrderDialog, type OrderEndingProps } from './end-order-dialog.tsx';

/** Sent to the customer unchanged. */
const USUAL_REASONS = [
  'Something you ordered has run out',
  'We could not reach you by phone',
  'We do not deliver to this address',
  'You asked us to cancel',
] as const;

/** Asks why an order is cancelled. */
export default function CancelOrderDialog({ order, ...ending }: OrderEndingProps) {
  const { _id, orderId, status: from, customer } = order;
  const { draft, change, forget } = useKeptDraft(`cancel order ${_id}`, { reason: '' });
  const { reason } = draft;
  return (
    <EndOrderDialog
      {...ending}
      title={`Cancel order ${orderId}?`}
      description={`Its stock comes back, and ${customer.name} gets a mail with your reason.`}
      keep="Keep order"
      confirm="Cancel order"
      busyLabel="Cancelling..."
      usualReasons={USUAL_REASONS}
      reason={reason}
      onReason={(typed) => change({ reason: typed })}
      send={() => sessionApi('cancelOrder', { _id, from, reason })}
      onEnded={forget}
    />
  );
}
