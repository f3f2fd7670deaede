import type { OrderId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { takeOrdered } from '../../cart/index.ts';
import { readOrdered } from './awaiting.queries.ts';

/** Removes the ordered lines from the shopper's cart after the payment has arrived, within the caller's transaction. */
export async function takeOrderFromCart(tx: Db, id: OrderId, now: Date): Promise<void> {
  const { userId, lines } = await readOrdered(tx, id);
  await takeOrdered(tx, userId, lines, now);
}
