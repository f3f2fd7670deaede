import { type DiscountPercent, groupBy, type ProductId, type UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordChanges } from '../../audit/index.ts';
import { type DiscountMove, moveDiscounts, setDiscounts } from './desk.queries.ts';
import { touchProducts } from './touch-products.ts';

/** Products by a discount that they had. */
export type DiscountGroup = { readonly discount: DiscountPercent; readonly ids: readonly ProductId[] };

export type Discounted = { changed: number; before: { discount: DiscountPercent; ids: ProductId[] }[] };

/** Gives many products one discount, all of it or nothing. Says what those that changed had before. */
export async function discountProducts(
  { db, clock }: Services,
  actor: UserId,
  ids: readonly ProductId[],
  discount: DiscountPercent,
): Promise<Discounted> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const moves = await setDiscounts(tx, ids, discount, now);
    await noteMoves(tx, moves, actor, now);
    return { changed: moves.length, before: groupedByBefore(moves) };
  });
}

/**
 * Gives products the discounts back that they had before all of them got `discount`. Whoever has another one by now
 * was changed since, and keeps it. Returns how many got theirs back.
 */
export async function restoreDiscounts(
  { db, clock }: Services,
  actor: UserId,
  discount: DiscountPercent,
  before: readonly DiscountGroup[],
): Promise<number> {
  const now = clock.now();
  const had = new Map(before.flatMap((group) => group.ids.map((id) => [id, group.discount] as const)));
  return inTransaction(db, async (tx) => {
    const to = [...had].map(([id, each]) => ({ id, discount: each }));
    const moves = await moveDiscounts(tx, discount, to, now);
    await noteMoves(tx, moves, actor, now);
    return moves.length;
  });
}

async function noteMoves(tx: Db, moves: readonly DiscountMove[], actor: UserId, now: Date): Promise<void> {
  const things = moves.map(({ id, name, before, after }) => ({
    entityId: id,
    name,
    before: { discount: before },
    after: { discount: after },
  }));
  await recordChanges(tx, { actor, act: 'update', entity: 'product', now, things });
  await touchProducts(
    tx,
    moves.map(({ id }) => id),
  );
}

function groupedByBefore(moves: readonly DiscountMove[]): Discounted['before'] {
  const groups = groupBy(moves, (move) => move.before);
  return [...groups].map(([discount, group]) => ({ discount, ids: group.map(({ id }) => id) }));
}
