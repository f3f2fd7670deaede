import type { ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CatalogueChange } from '../versions/touch-catalogue.ts';
import type { StockRow } from './shelf-product.ts';

export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/**
 * What changed after one version up to another, or 'everything' where a version between left no trace:
 * a bulk load, or one so old that its trace has been swept.
 */
export async function readChanges(
  db: Db,
  after: number,
  upTo: number,
): Promise<CatalogueChange[] | 'everything'> {
  const rows = await db
    .selectFrom('catalogue_changes')
    .select(['version', 'entity', 'entity_id as id'])
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .execute();
  const traced = new Set(rows.map((row) => row.version)).size;
  return traced === upTo - after ? rows.map(({ entity, id }) => ({ entity, id })) : 'everything';
}

export async function readProductIdsAfter(db: Db, after: string, limit: number): Promise<ProductId[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', '>', after as ProductId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export async function readStocks(db: Db, ids: readonly ProductId[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select id, stock, updated_at from products where id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** The stock of everything that moved since a time. */
export async function readStocksSince(db: Db, since: Date): Promise<StockRow[]> {
  return db
    .selectFrom('products')
    .select(['id', 'stock', 'updated_at'])
    .where('updated_at', '>=', since)
    .execute();
}
