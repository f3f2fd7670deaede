import type { ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** The decayed number of orders of each recently ordered product. */
export type Sales = ReadonlyMap<ProductId, number>;

const READ_AT_ONCE = 5_000;

/** All sales numbers; they refer to the time that `lockRanking` returns. */
export async function readAllSales(db: Db): Promise<Map<ProductId, number>> {
  const sales = new Map<ProductId, number>();
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('product_sales')
      .select(['product_id', 'orders'])
      .where('product_id', '>', after as ProductId)
      .orderBy('product_id')
      .limit(READ_AT_ONCE)
      .execute();
    for (const row of rows) sales.set(row.product_id, row.orders);
    if (rows.length < READ_AT_ONCE) return sales;
    after = rows.at(-1)?.product_id ?? after;
  }
}

/** The sales numbers of these products; 0 for those that have none. */
export async function readSalesOf(db: Db, ids: readonly ProductId[]): Promise<Sales> {
  const sales = new Map<ProductId, number>(ids.map((id) => [id, 0]));
  if (ids.length === 0) return sales;
  const { rows } = await sql<{ id: ProductId; orders: number }>`
    select product_id as id, orders from product_sales where product_id = any(${ids}::text[])`.execute(db);
  for (const { id, orders } of rows) sales.set(id, orders);
  return sales;
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
