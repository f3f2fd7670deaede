import { type OrderId, statusText, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { moveOrder } from './moves/move-order.ts';
import { lockHead } from './moves/order-head.queries.ts';
import { noSuchOrder } from './no-such-order.ts';
import type { OrderServices } from './order-services.ts';
import { ordersTexts as texts } from '../../messages/index.ts';

/**
 * Cancels the shopper's own order while it is pending: its stock is returned, and a card payment is due for a refund.
 * Does nothing if it is cancelled already, because the request may be repeated after a lost response. Throws NOT_FOUND,
 * also for another user's order, and CONFLICT if it is no longer pending.
 */
export async function cancelMyOrder(
  { db, clock }: Services,
  { shelf, card, sales }: OrderServices,
  userId: UserId,
  orderId: OrderId,
): Promise<void> {
  const now = clock.now();
  const stockOf = await inTransaction(db, async (tx) => {
    const order = await lockHead(tx, orderId);
    if (order === undefined || order.userId !== userId) throw noSuchOrder();
    if (order.status === 'cancelled') return null;
    if (order.status !== 'pending') {
      throw new AppError('CONFLICT', {
        message: texts.cannotCancel({ number: order.number, status: statusText(order.status) }),
      });
    }
    return moveOrder(tx, {
      orderId,
      from: 'pending',
      to: 'cancelled',
      by: { kind: 'shopper', id: userId },
      now,
    });
  });
  if (stockOf === null) return;
  sales.lost('cancelled');
  card.wake();
  await shelf.reloadStock(stockOf);
}
