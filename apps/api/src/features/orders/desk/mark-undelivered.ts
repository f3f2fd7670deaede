import type { UserId } from '@jhola/domain';
import { inLanguage, supportedLanguage } from '@jhola/messages';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { returnStock } from '../../catalogue/index.ts';
import { readWithCustomer } from '../details/details.queries.ts';
import { recordReturnedLines, type ReturnedLine } from '../moves/moves.queries.ts';
import { lockHead } from '../moves/order-head.queries.ts';
import { noSuchOrder } from '../no-such-order.ts';
import type { OrderServices } from '../order-services.ts';
import { moveAsShop } from './move-as-shop.ts';
import type { SeenOrder } from './move-orders.ts';
import { undeliveredMail } from '../mails/undelivered-mail.ts';

export type UndeliveredOrder = SeenOrder & {
  readonly reason: string;
  /** Positions of the lines, from 0, that can't be sold again. */
  readonly writtenOff: readonly number[];
};

/**
 * Marks a shipped order as undelivered: each line is returned to stock or written off, its cash doesn't count as
 * received, a card payment is due for a refund, and the shopper is told the reason. Throws NOT_FOUND, CONFLICT if it
 * wasn't shipped or its status has changed, and BAD_REQUEST for a line that the order doesn't have.
 */
export async function markUndelivered(
  { db, clock, config }: Services,
  { shelf, card, sales }: OrderServices,
  admin: UserId,
  { _id: orderId, from, reason, writtenOff }: UndeliveredOrder,
): Promise<void> {
  const now = clock.now();
  const returned = await inTransaction(db, async (tx) => {
    if ((await lockHead(tx, orderId)) === undefined) throw noSuchOrder();
    const { facts, back } = settled(await recordReturnedLines(tx, orderId, writtenOff), writtenOff);
    await moveAsShop(tx, { admin, orderId, from, to: 'undelivered', reason, facts, now });
    await returnStock(tx, back, now);
    const order = await readWithCustomer(tx, orderId);
    if (order === undefined) throw noSuchOrder();
    await queueMail(
      tx,
      inLanguage(supportedLanguage(order.language), () => undeliveredMail(order, reason, config.publicUrl)),
      now,
    );
    return back.map(({ productId }) => productId);
  });
  sales.lost('undelivered');
  card.wake();
  await shelf.reloadStock(returned);
}

/** Returns which lines go back to stock, and what to record in the audit log about the others. */
function settled(lines: readonly ReturnedLine[], places: readonly number[]) {
  const missing = places.find((place) => !lines.some(({ position }) => position === place));
  if (missing !== undefined) {
    throw new AppError('BAD_REQUEST', { message: `The order has no line ${missing}`, field: 'writtenOff' });
  }
  const lost = lines.filter(({ returnOutcome }) => returnOutcome === 'written_off').map(({ name }) => name);
  const back = lines.flatMap(({ productId, quantity, returnOutcome }) =>
    productId !== null && returnOutcome === 'stock' ? [{ productId, quantity }] : [],
  );
  return { back, facts: lost.length > 0 ? { written_off: lost } : {} };
}
