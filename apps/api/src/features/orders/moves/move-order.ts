import { holdsStock, mayMove, type ProductId, statusText, type StoredOrderStatus } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { outOfStock, returnStock, takeStock } from '../../catalogue/index.ts';
import { hasPushMessage, queueOrderPush } from '../../push/index.ts';
import type { Move } from './move.ts';
import { lockOrder, recordMove, readStockOfOrder, releaseCartLines, setStatus } from './moves.queries.ts';
import { noSuchOrder } from '../no-such-order.ts';
import { ordersTexts as texts } from '../../../messages/index.ts';

/**
 * Moves an order to another status, within the caller's transaction: returns its stock (when it is cancelled or
 * abandoned), or takes it again (when a payment arrives after all), and writes the timeline. If a paid order becomes
 * cancelled or undelivered, a refund is due. For an undelivered order the caller handles the stock. Throws NOT_FOUND,
 * CONFLICT if the status has changed or the transition isn't allowed, and OUT_OF_STOCK, before anything is written.
 * Returns the products whose stock changed; tell the shelf after the commit.
 */
export async function moveOrder(tx: Db, move: Move): Promise<ProductId[]> {
  const { orderId, from, to } = move;
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw noSuchOrder();
  if (order.status !== from || order.status === to) {
    throw alreadyIn(order.order_number, order.status);
  }
  if (!mayMove(from, to)) {
    throw new AppError('CONFLICT', {
      message: texts.cannotBecome({ from: statusText(from), to: statusText(to) }),
    });
  }
  const moved = await moveStock(tx, move);
  await setStatus(tx, move);
  if (to === 'abandoned') await releaseCartLines(tx, orderId);
  await recordMove(tx, move);
  await queuePushMessage(tx, move);
  return moved;
}

/** The CONFLICT of an order that has changed since it was read: names its status. */
export function alreadyIn(number: string, status: StoredOrderStatus): AppError {
  return new AppError('CONFLICT', { message: texts.isAlready({ number, status: statusText(status) }) });
}

/** Queues a push message for the shopper, if they want it and didn't do it themselves. */
async function queuePushMessage(tx: Db, { orderId, to, by, now }: Move): Promise<void> {
  if (by.kind !== 'shopper' && hasPushMessage(to)) await queueOrderPush(tx, orderId, to, now);
}

async function moveStock(tx: Db, { orderId, from, to, now }: Move): Promise<ProductId[]> {
  if (holdsStock(from) === holdsStock(to)) return [];
  const { lines, deleted } = await readStockOfOrder(tx, orderId);
  if (holdsStock(to) && deleted !== null) throw outOfStock(deleted, 0);
  if (holdsStock(to)) await takeStock(tx, lines, now);
  else await returnStock(tx, lines, now);
  return lines.map((line) => line.productId);
}
