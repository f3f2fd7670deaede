import type { WireOrderDetails } from '@jhola/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, useSession } from '#features/session/index.ts';
import { texts } from '#messages/orders.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { showOrderNow } from './use-order.ts';
import { ordersKey } from './use-orders.ts';

export type CancelMyOrderDialogProps = { order: WireOrderDetails; open: boolean; onClose: () => void };

/** Asks for confirmation before an order is cancelled. If it was packed in between, shows the server's message. */
export default function CancelMyOrderDialog({ order, open, onClose }: CancelMyOrderDialogProps) {
  const queryClient = useQueryClient();
  const session = useSession();
  const { busy, run } = useTask();
  const cancel = async () => {
    let cancelled: WireOrderDetails | undefined;
    await run(async () => {
      const { data, message } = await sessionApi('cancelMyOrder', { _id: order._id });
      cancelled = data;
      toast.success(message);
    });
    onClose();
    showOrderNow(queryClient, session, order._id, cancelled);
    void queryClient.invalidateQueries({ queryKey: ordersKey(session) });
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.cancelTitle({ orderId: order.orderId })}
      description={order.payment_method === 'card' ? texts.cancelCard : texts.cancelCash}
      keep={texts.keepOrder}
      confirm={texts.cancelOrder}
      busy={busy}
      busyLabel={texts.cancelling}
      onConfirm={() => void cancel()}
    />
  );
}
