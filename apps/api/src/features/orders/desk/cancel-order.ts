import type { UserId } from '@jhola/domain';
import { inLanguage, supportedLanguage } from '@jhola/messages';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readWithCustomer } from '../details/details.queries.ts';
import { noSuchOrder } from '../no-such-order.ts';
import type { OrderServices } from '../order-services.ts';
import { cancelledMail } from '../mails/cancelled-mail.ts';
import { moveAsShop } from './move-as-shop.ts';
import type { SeenOrder } from './move-orders.ts';

/**
 * Cancels an order as an admin: its stock is returned, the shopper is told the reason, and a card payment is due for a
 * refund. Does nothing if this admin has cancelled it for this reason already, because the request may be repeated after
 * a lost response. Throws NOT_FOUND, and CONFLICT if its status has changed or it was shipped already.
 */
export async function cancelOrder(
  { db, clock, config }: Services,
  { shelf, card, sales }: OrderServices,
  admin: UserId,
  { _id: orderId, from, reason }: SeenOrder & { readonly reason: string },
): Promise<void> {
  const now = clock.now();
  const moved = await inTransaction(db, async (tx) => {
    const cancelled = await moveAsShop(tx, { admin, orderId, from, to: 'cancelled', reason, now });
    if (cancelled === null) return null;
    const order = await readWithCustomer(tx, orderId);
    if (order === undefined) throw noSuchOrder();
    await queueMail(
      tx,
      inLanguage(supportedLanguage(order.language), () => cancelledMail(order, reason, config.publicUrl)),
      now,
    );
    return cancelled;
  });
  if (moved === null) return;
  sales.lost('cancelled');
  card.wake();
  await shelf.reloadStock(moved.stockOf);
}
