import type { OrderId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { takeOrdered } from '../../cart/index.ts';
import { readStockOfOrder } from '../moves/moves.queries.ts';
import { readOwner } from './awaiting.queries.ts';

/** Removes the ordered lines from the shopper's cart after the payment has arrived, within the caller's transaction. */
export async function takeOrderFromCart(tx: Db, id: OrderId, now: Date): Promise<void> {
  const { lines } = await readStockOfOrder(tx, id);
  await takeOrdered(tx, await readOwner(tx, id), lines, now);
}
