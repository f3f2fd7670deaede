import { CANCEL_REASONS, reasonText } from '@jhola/domain';
import { useDraft } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/order-desk-endings.ts';
import { cancelEffect } from './ending-effect.ts';
import { EndOrderDialog, type OrderEndingProps } from './end-order-dialog.tsx';

/** Asks why an order is cancelled. */
export default function CancelOrderDialog({ order, ...ending }: OrderEndingProps) {
  const { _id, orderId, status: from } = order;
  const { draft, change, forget } = useDraft(`cancel order ${_id}`, { reason: '' });
  const { reason } = draft;
  return (
    <EndOrderDialog
      {...ending}
      title={texts.cancelTitle({ order: orderId })}
      description={cancelEffect(order)}
      keep={texts.keepOrder}
      confirm={texts.cancelOrder}
      busyLabel={texts.cancelling}
      usualReasons={CANCEL_REASONS.map(reasonText)}
      reason={reason}
      onReason={(typed) => change({ reason: typed })}
      send={() => sessionApi('cancelOrder', { _id, from, reason })}
      onEnded={forget}
    />
  );
}
