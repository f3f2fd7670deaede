import type { ProductId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CatalogueChange } from '../versions/touch-catalogue.ts';
import type { PriceRow, StockRow } from './shelf-product.ts';

/** The catalogue's current version. Each change of content increases it; changes of stock don't. */
export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** The changes of a range of versions. */
export type ShelfChanges = {
  readonly changes: readonly CatalogueChange[];
  /** Whether prices and discounts of unnamed products may have changed, and products may have been deleted. */
  readonly prices: boolean;
};

/**
 * The changes after one version up to another; 'everything' if a version between has no record of its changes: a bulk
 * load, or one so old that its record was deleted.
 */
export async function readChanges(db: Db, after: number, upTo: number): Promise<ShelfChanges | 'everything'> {
  const rows = await db
    .selectFrom('catalogue_changes')
    .select(['version', 'entity', 'entity_id as id'])
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .execute();
  const prices = await db
    .selectFrom('catalogue_price_versions')
    .select('version')
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .execute();
  const known = new Set([...rows, ...prices].map((row) => row.version)).size;
  if (known !== upTo - after) return 'everything';
  return { changes: rows.map(({ entity, id }) => ({ entity, id })), prices: prices.length > 0 };
}

/** The columns that a version of prices may have changed, for the next products by id. */
export async function readPricesAfter(db: Db, after: string, limit: number): Promise<PriceRow[]> {
  return readAsJson<PriceRow>(
    db,
    sql`select id, price_paise, discount_percent, stock, updated_at from products
      where id > ${after} order by id limit ${limit}`,
  );
}

/** The stock of these products, in no particular order. Omits products that don't exist. */
export async function readStocks(db: Db, ids: readonly ProductId[]): Promise<StockRow[]> {
  return readAsJson(db, sql`select id, stock, updated_at from products where id = any(${ids}::text[])`);
}

/** The oldest transaction that may still be running: what all others have written can be read. */
export async function readOldestRunning(db: Db): Promise<string> {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db);
  return rows[0]?.oldest ?? '0';
}

/**
 * The stock of products that this transaction or a later one has written, of the next `limit` of them by id. Of all
 * products, if the database has no such transaction yet, because it is another one than before.
 */
export async function readStocksSince(
  db: Db,
  transaction: string,
  after: string,
  limit: number,
): Promise<StockRow[]> {
  return readAsJson(
    db,
    sql`select id, stock, updated_at from products
      where id > ${after} and ${isWrittenSince(transaction)} order by id limit ${limit}`,
  );
}

/**
 * The same for any `limit` of these products, in no particular order. It reads the table from its beginning, a sixth of
 * the pages that are read in the order of ids.
 */
export async function readSomeStocksSince(db: Db, transaction: string, limit: number): Promise<StockRow[]> {
  return readAsJson(
    db,
    sql`select id, stock, updated_at from products where ${isWrittenSince(transaction)} limit ${limit}`,
  );
}

/**
 * The rows of a query, in its order. They arrive as one JSON text: the driver makes several times as many objects of a
 * row, and thousands of rows would make V8 collect its whole heap.
 */
async function readAsJson<Row extends StockRow>(db: Db, query: RawBuilder<unknown>): Promise<Row[]> {
  type JsonRow = Omit<Row, 'updated_at'> & { readonly updated_at: string };
  const { rows } = await sql<{ found: JsonRow[] }>`
    with found as (${query}) select coalesce(json_agg(found), '[]') as found from found`.execute(db);
  return (rows[0]?.found ?? []).map((row) => ({ ...row, updated_at: new Date(row.updated_at) }) as Row);
}

/**
 * Whether a row was written by this transaction or a later one, or the database has no such transaction yet. What
 * doesn't depend on the row is in subqueries, which are evaluated once.
 */
function isWrittenSince(transaction: string): RawBuilder<boolean> {
  return sql`(
    age(xmin) <= (select age(${transaction}::xid8::xid))
    or (select ${transaction}::xid8 > pg_snapshot_xmax(pg_current_snapshot()))
  )`;
}
