import { holdsStock, mayMove, type ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { returnStock, takeStock } from '../../catalogue/index.ts';
import type { Move } from './move.ts';
import { lockOrder, noteMove, readStockOfOrder, releaseCartLines, setStatus } from './moves.queries.ts';

/**
 * Moves an order on, within the caller's transaction: its stock goes with it (back where it no longer needs it,
 * taken again where a payment comes after all), and its timeline tells. What was paid for an order that is cancelled
 * or came back is owed back from then on. The stock of one that came back is the caller's to settle. Throws NOT_FOUND, CONFLICT where the order is elsewhere by now or may not go there, and
 * OUT_OF_STOCK, before anything is written. Returns the products whose stock moved, to tell the shelf after the
 * commit.
 */
export async function moveOrder(tx: Db, move: Move): Promise<ProductId[]> {
  const { orderId, from, to } = move;
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new AppError('NOT_FOUND', { message: 'There is no such order' });
  if (order.status !== from) {
    throw new AppError('CONFLICT', { message: `Order ${order.order_number} is already ${order.status}` });
  }
  if (!mayMove(from, to)) {
    throw new AppError('CONFLICT', { message: `An order that is ${from} can’t become ${to}` });
  }
  const moved = await moveStock(tx, move);
  await setStatus(tx, move);
  if (to === 'abandoned') await releaseCartLines(tx, orderId);
  await noteMove(tx, move);
  return moved;
}

async function moveStock(tx: Db, { orderId, from, to, now }: Move): Promise<ProductId[]> {
  if (holdsStock(from) === holdsStock(to)) return [];
  const lines = await readStockOfOrder(tx, orderId);
  if (holdsStock(to)) await takeStock(tx, lines, now);
  else await returnStock(tx, lines, now);
  return lines.map((line) => line.productId);
}
