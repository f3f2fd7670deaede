import type { UserId } from '@jhola/domain';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { CardPayment } from '../card-payment.ts';
import { readWithCustomer } from '../details/details.queries.ts';
import { noSuchOrder } from '../no-such-order.ts';
import type { StockWatcher } from '../place-cash-order.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { moveAsShop } from './move-as-shop.ts';
import type { SeenOrder } from './move-orders.ts';

export type Beside = { readonly shelf: StockWatcher; readonly card: CardPayment };

/**
 * Cancels an order as an admin: its stock is returned, the shopper is told the reason, and a card payment is due for a
 * refund. Throws NOT_FOUND, and CONFLICT if its status has changed or it was shipped already.
 */
export async function cancelOrder(
  { db, clock }: Services,
  { shelf, card }: Beside,
  admin: UserId,
  { _id: orderId, from, reason }: SeenOrder & { readonly reason: string },
): Promise<void> {
  const now = clock.now();
  const { stockOf } = await inTransaction(db, async (tx) => {
    const moved = await moveAsShop(tx, { admin, orderId, from, to: 'cancelled', reason, now });
    const order = await readWithCustomer(tx, orderId);
    if (order === undefined) throw noSuchOrder();
    await queueMail(tx, cancelledMail(order, reason), now);
    return moved;
  });
  card.wake();
  await shelf.stockMoved(stockOf);
}
