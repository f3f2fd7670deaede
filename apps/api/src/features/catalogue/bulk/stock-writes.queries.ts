/** Records changes of stock, like sales and edits do. */
import type { ProductId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { changedAt, stockAfter } from '../stock/stock-rules.queries.ts';

/** Records how the stock changed since the writes were gathered. */
export async function writeStockMoves(db: Db, now: Date): Promise<void> {
  await sql`
    insert into stock_moves (product_id, moved_at, change, reason)
    select product_id, moved_at, change, 'imported'
    from (
      select product_id, case when is_new then ${now}::timestamptz else ${changedAt(now, 'old_updated_at')} end as moved_at,
        case when is_new then stock_change else ${stockAfter('old_stock', 'stock_change')} - old_stock end as change
      from product_writes
    ) as moves
    where change <> 0`.execute(db);
}

/**
 * Corrects the recorded change for products that were sold or returned since, relative to their current stock. Call it
 * with the rows locked.
 */
export async function correctStockMoves(db: Db, now: Date, ids: readonly ProductId[]): Promise<void> {
  const these: RawBuilder<unknown> = sql`
    select product.id, ${changedAt(now, 'change.old_updated_at')} as noted_at,
      ${changedAt(now, 'product.updated_at')} as moved_at,
      ${stockAfter('product.stock', 'stock_change')} - product.stock as change
    from product_writes as change join products as product on product.id = change.product_id
    where product.id = any(${ids}::text[])`;
  await sql`
    delete from stock_moves as noted using (${these}) as now
    where noted.product_id = now.id and noted.product_id = any(${ids}::text[])
      and noted.moved_at = now.noted_at and noted.reason = 'imported'`.execute(db);
  await sql`
    insert into stock_moves (product_id, moved_at, change, reason)
    select id, moved_at, change, 'imported' from (${these}) as now where change <> 0`.execute(db);
}
