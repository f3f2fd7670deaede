import type { ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** The decayed number of orders of each recently ordered product. */
export type Sales = ReadonlyMap<ProductId, number>;

/** All sales numbers; they refer to the time that `lockRanking` returns. */
export async function readSales(db: Db): Promise<Sales> {
  const rows = await db.selectFrom('product_sales').select(['product_id', 'orders']).execute();
  return new Map(rows.map((row) => [row.product_id, row.orders]));
}

/**
 * The time that the sales numbers refer to. Locks its row until the transaction ends, so that one process counts at a
 * time.
 */
export async function lockRanking(tx: Db): Promise<Date> {
  const row = await tx.selectFrom('sales_ranking').select('as_of').forUpdate().executeTakeFirstOrThrow();
  return row.as_of;
}

/** Multiplies all numbers by a factor and deletes those below `least`. */
export async function decaySales(tx: Db, factor: number, least: number, asOf: Date): Promise<void> {
  await sql`update product_sales set orders = orders * ${factor}`.execute(tx);
  await sql`delete from product_sales where orders < ${least}`.execute(tx);
  await tx.updateTable('sales_ranking').set({ as_of: asOf }).execute();
}

/** Adds to the numbers of products; skips deleted products. */
export async function addToSales(tx: Db, added: ReadonlyMap<ProductId, number>): Promise<void> {
  const ids = [...added.keys()].toSorted();
  const orders = ids.map((id) => added.get(id) ?? 0);
  await sql`insert into product_sales (product_id, orders)
    select id, 0 from products where id = any(${ids}::text[]) order by id for key share
    on conflict (product_id) do nothing`.execute(tx);
  // A withdrawn sale is subtracted with its exact weight; only rounding could make the number negative.
  await sql`update product_sales s set orders = greatest(0, s.orders + a.orders)
    from unnest(${ids}::text[], ${orders}::double precision[]) as a (id, orders)
    where s.product_id = a.id`.execute(tx);
}
