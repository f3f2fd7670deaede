import { LIMITS, type ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { changedAt } from './stock-rules.queries.ts';

export type StockWanted = { readonly productId: ProductId; readonly quantity: number };

export type StockLine = { id: ProductId; name: string; stock: number; quantity: number };

/**
 * Takes all quantities, or none. Locks rows in the order of their ids, so that two orders can't deadlock. Returns the
 * stock of each product before, as of the lock: if one had too little or is missing, nothing was taken. Each product at
 * most once in `wanted`.
 */
export async function takeOrNothing(db: Db, wanted: readonly StockWanted[], now: Date): Promise<StockLine[]> {
  const { rows } = await sql<StockLine>`
    with locked as (
      select p.id, p.name, p.stock, w.quantity
      from products p join ${wantedRows(wanted)} on w.product_id = p.id
      order by p.id for no key update of p
    ), enough as (
      select count(*) = ${wanted.length} and bool_and(stock >= quantity) as enough from locked
    ), taken as (
      update products p set stock = l.stock - l.quantity, updated_at = ${changedAt(now, 'p.updated_at')}
      from locked l where p.id = l.id and (select enough from enough)
      returning p.id, p.updated_at, l.quantity
    ), moves as (
      insert into stock_moves (product_id, moved_at, change, reason)
      select id, updated_at, -quantity, 'sold' from taken
    )
    select id, name, stock, quantity from locked order by id`.execute(db);
  return rows;
}

/** Puts stock back, up to the maximum of a product. Skips deleted products. */
export async function putBack(db: Db, returned: readonly StockWanted[], now: Date): Promise<void> {
  await sql`
    with locked as (
      select p.id, p.stock, least(w.quantity, ${sql.lit(LIMITS.stock)} - p.stock) as quantity
      from products p join ${wantedRows(returned)} on w.product_id = p.id
      order by p.id for no key update of p
    ), grown as (
      update products p set stock = l.stock + l.quantity, updated_at = ${changedAt(now, 'p.updated_at')}
      from locked l where p.id = l.id
      returning p.id, p.updated_at, l.quantity
    )
    insert into stock_moves (product_id, moved_at, change, reason)
    select id, updated_at, quantity, 'returned' from grown`.execute(db);
}

function wantedRows(lines: readonly StockWanted[]) {
  const ids = lines.map((line) => line.productId);
  const quantities = lines.map((line) => line.quantity);
  return sql`unnest(${ids}::text[], ${quantities}::integer[]) as w (product_id, quantity)`;
}
