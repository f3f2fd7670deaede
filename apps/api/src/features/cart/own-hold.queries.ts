import type { UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Part of a statement: `held (product_id, quantity)`, the quantity of each product held by the
 * shopper's own order that awaits its payment. There is at most one such order; for its shopper, held items count as
 * available.
 */
export function ownHold(userId: UserId | RawBuilder<UserId>): RawBuilder<unknown> {
  return sql`held as materialized (
    select l.product_id, sum(l.quantity) as quantity
    from orders o join order_lines l on l.order_id = o.id
    where o.user_id = ${userId} and o.status = 'awaiting_payment'
    group by l.product_id
  )`;
}
