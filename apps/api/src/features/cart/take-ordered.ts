import { makeId, type UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { deleteLinesOf, insertLines, type OrderedLine } from './ordered.queries.ts';

/**
 * Removes the ordered lines from a cart that may have changed during the payment, within the caller's transaction.
 * Quantities that were added in between stay as a new line, because a line can be ordered once.
 */
export async function takeOrdered(
  tx: Db,
  userId: UserId,
  ordered: readonly OrderedLine[],
  now: Date,
): Promise<void> {
  const quantities = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]));
  const taken = await deleteLinesOf(tx, userId, [...quantities.keys()]);
  const left = taken.flatMap(({ id: _id, ...line }) => {
    const quantity = line.quantity - (quantities.get(line.product_id) ?? 0);
    return quantity > 0 ? [{ ...line, id: makeId<'CartLine'>(now), quantity, added_at: now }] : [];
  });
  await insertLines(tx, left);
}
