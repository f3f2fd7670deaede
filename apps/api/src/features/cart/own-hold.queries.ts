import type { UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * How many of a product the shopper’s own order holds that awaits its payment, as a value within a statement.
 * `productId` names a column.
 */
export function ownHoldOf(userId: UserId, productId: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(l.quantity)::integer from orders o join order_lines l on l.order_id = o.id
    where o.user_id = ${userId} and o.status = 'awaiting_payment' and l.product_id = ${sql.ref(productId)}
  ), 0)`;
}
