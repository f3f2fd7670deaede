import type { UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * A part of a statement that begins with `with`: `held (product_id, quantity)`, how many of each product the shopper's own
 * order holds that awaits its payment. At most one order does, and it is theirs to have, so it counts as stock.
 */
export function ownHold(userId: UserId): RawBuilder<unknown> {
  return sql`held as materialized (
    select l.product_id, sum(l.quantity) as quantity
    from orders o join order_lines l on l.order_id = o.id
    where o.user_id = ${userId} and o.status = 'awaiting_payment'
    group by l.product_id
  )`;
}
