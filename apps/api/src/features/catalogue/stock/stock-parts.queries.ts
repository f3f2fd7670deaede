/** Taking stock, as parts of the statement that places an order. */
import type { ProductId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import { arrayParameter } from '../../../platform/database.ts';
import { changedAt } from './stock-rules.queries.ts';

/**
 * A query that locks products until the transaction ends and returns them. Locks in the order of their ids, so that two
 * orders can't deadlock. Locks none unless `condition` holds.
 */
export function lockedProducts(
  ids: readonly ProductId[],
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select p.id, p.name, p.images, p.unit, p.price_paise, p.discount_percent, p.stock from products p
    where ${condition} and p.id = any(${arrayParameter(ids, 'text')}) order by p.id for no key update`;
}

/** A column of a statement that begins with `takeStockOf`: what is left of the products (StockLeft), as JSON. */
export const STOCK_LEFT = sql`(select coalesce(json_agg(json_build_object('id', id, 'stock', stock, 'at', updated_at)), '[]')
  from taken)`;

/** What is left of a product, and since when. */
export type StockLeft = { readonly id: ProductId; readonly stock: number; readonly at: string };

/**
 * Two parts of a `with` statement that subtract the quantities of `lines (product_id, quantity)` from the stock of
 * products that the statement has locked and found to have enough. Each product at most once.
 */
export function takeStockOf(lines: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`taken as (
      update products p set stock = p.stock - l.quantity, updated_at = ${changedAt(now, 'p.updated_at')}
      from ${lines} l where p.id = l.product_id
      returning p.id, p.stock, p.updated_at, l.quantity
    ), stock_noted as (
      insert into stock_moves (product_id, moved_at, change, reason)
      select id, updated_at, -quantity, 'sold' from taken
    )`;
}
