import { type OrderId, UNPLACED_STATUSES } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';

export type PickRow = Awaited<ReturnType<typeof readPicks>>[number];

/** The lines of these orders, each with the product's current first category. */
export async function readPicks(db: Db, ids: readonly OrderId[]) {
  return db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('product_categories as pc')
          .innerJoin('categories as c', 'c.id', 'pc.category_id')
          .select('c.name')
          .whereRef('pc.product_id', '=', 'l.product_id')
          .orderBy('pc.position')
          .limit(1)
          .as('shelf'),
      (join) => join.onTrue(),
    )
    .select(['o.id as order_id', 'o.order_number', 'o.status', 'shelf.name as category'])
    .select(['l.product_id', 'l.name', 'l.unit', 'l.images', 'l.quantity'])
    .where('o.id', 'in', ids)
    .where('o.status', 'not in', UNPLACED_STATUSES)
    .orderBy('o.placed_at')
    .orderBy('l.position')
    .execute();
}
