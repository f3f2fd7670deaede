import type { ProductId, UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** How much of each product the shopper's own order holds that awaits its payment. */
export async function readOwnHold(db: Db, userId: UserId): Promise<Map<ProductId, number>> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(['l.product_id', 'l.quantity'])
    .where('o.user_id', '=', userId)
    .where('o.status', '=', 'awaiting_payment')
    .execute();
  return new Map(rows.flatMap((row) => (row.product_id === null ? [] : [[row.product_id, row.quantity]])));
}

/** The same for one product, as a value within a statement. `productId` names a column. */
export function ownHoldOf(userId: UserId, productId: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(l.quantity)::integer from orders o join order_lines l on l.order_id = o.id
    where o.user_id = ${userId} and o.status = 'awaiting_payment' and l.product_id = ${sql.ref(productId)}
  ), 0)`;
}
