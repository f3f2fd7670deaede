import { makeId, type UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { deleteLinesOf, insertLines, type OrderedLine } from './ordered.queries.ts';

/**
 * Takes what was ordered out of a cart that went on while its owner paid, within the caller's transaction. What they
 * added meanwhile stays, as a line of its own, since a line is ordered once.
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
