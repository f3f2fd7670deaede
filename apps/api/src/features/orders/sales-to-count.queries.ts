import { type OrderId, type ProductId, SOLD_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { literalStatuses } from './literal-statuses.queries.ts';

/** A product of an order whose sale must be added to the popularity counts, or removed from them. */
export type CountedLine = {
  readonly productId: ProductId;
  readonly placedAt: Date;
  readonly counts: boolean;
};

/** How many orders were marked as counted, and their products that still exist. */
export type CountedOrders = { readonly orders: number; readonly lines: readonly CountedLine[] };

/**
 * Reads at most `most` uncounted orders and returns their products: to be counted as sold, or no longer because the
 * order was cancelled or is undelivered; marks the orders as counted. Doesn't read orders that are counted already.
 */
export async function markSalesCounted(tx: Db, most: number): Promise<CountedOrders> {
  const { rows } = await sql<Omit<CountedLine, 'productId'> & { id: OrderId; productId: ProductId | null }>`
    with due as (
      select id from orders
      where sales_counted <> (status in (${literalStatuses(SOLD_STATUSES)}))
      order by id limit ${most} for update skip locked
    ), marked as (
      update orders o set sales_counted = not sales_counted from due where o.id = due.id
      returning o.id, o.placed_at, o.sales_counted
    )
    select m.id, l.product_id as "productId", m.placed_at as "placedAt", m.sales_counted as counts
    from marked m left join order_lines l on l.order_id = m.id and l.product_id is not null`.execute(tx);
  return {
    orders: new Set(rows.map(({ id }) => id)).size,
    lines: rows.flatMap(({ productId, placedAt, counts }) =>
      productId === null ? [] : [{ productId, placedAt, counts }],
    ),
  };
}
