import type { UserId } from '@jhola/domain';
import { inLanguage, supportedLanguage } from '@jhola/messages';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { returnStock } from '../../catalogue/index.ts';
import { readWithCustomer } from '../details/details.queries.ts';
import { alreadyIn } from '../moves/move-order.ts';
import { readWrittenOff, recordReturnedLines, type ReturnedLine } from '../moves/moves.queries.ts';
import { lockHead } from '../moves/order-head.queries.ts';
import { noSuchOrder } from '../no-such-order.ts';
import type { OrderServices } from '../order-services.ts';
import { isRepeated, moveAsShop } from './move-as-shop.ts';
import type { SeenOrder } from './move-orders.ts';
import { undeliveredMail } from '../mails/undelivered-mail.ts';

export type UndeliveredOrder = SeenOrder & {
  readonly reason: string;
  /** Positions of the lines, from 0, that can't be sold again. */
  readonly writtenOff: readonly number[];
};

/**
 * Marks a shipped order as undelivered: each line is returned to stock or written off, its cash doesn't count as
 * received, a card payment is due for a refund, and the shopper is told the reason. Does nothing if this admin has marked
 * it just so already, because the request may be repeated after a lost response. Throws NOT_FOUND, CONFLICT if it wasn't
 * shipped or its status has changed, and BAD_REQUEST for a line that the order doesn't have.
 */
export async function markUndelivered(
  { db, clock, config }: Services,
  { shelf, card, sales }: OrderServices,
  admin: UserId,
  { _id: orderId, from, reason, writtenOff }: UndeliveredOrder,
): Promise<void> {
  const now = clock.now();
  const returned = await inTransaction(db, async (tx) => {
    const seen = await lockHead(tx, orderId);
    if (seen === undefined) throw noSuchOrder();
    if (seen.status === 'undelivered') {
      const isSame = await isRepeated(tx, seen, { admin, to: 'undelivered', reason });
      if (isSame && haveSameItems(await readWrittenOff(tx, orderId), writtenOff)) return null;
      throw alreadyIn(seen.number, seen.status);
    }
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
  if (returned === null) return;
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

/** Whether both lists have the same positions; each may have one several times. */
function haveSameItems(some: readonly number[], others: readonly number[]): boolean {
  const all = new Set([...some, ...others]).size;
  return all === new Set(some).size && all === new Set(others).size;
}
