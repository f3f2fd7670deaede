import type { OrderId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { takeOrdered } from '../cart/index.ts';
import { readOrdered } from './awaiting.queries.ts';

/** Takes what was ordered out of the shopper's cart, within the caller's transaction: their payment came in. */
export async function takeOrderFromCart(tx: Db, id: OrderId, now: Date): Promise<void> {
  const { userId, lines } = await readOrdered(tx, id);
  await takeOrdered(tx, userId, lines, now);
}
