import type { CategoryId, ProductId, SubCategoryId } from '@jhola/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';
import { columnsOf } from './product-columns.queries.ts';

/** A product with the ids of its categories and sub-categories, in the order in which they were chosen. */
export type ProductRow = Omit<Selectable<Tables['products']>, 'import_key'> & {
  category_ids: CategoryId[];
  sub_category_ids: SubCategoryId[];
};

/** Products by their ids, in no particular order. Omits those that don't exist. */
export async function selectProducts(db: Db, ids: readonly ProductId[]): Promise<ProductRow[]> {
  return readRows(db, sql`where p.id = any(${ids}::text[])`);
}

/** At most `limit` products whose ids follow the given one, in ascending order; '' starts with the first. */
export async function selectProductsAfter(db: Db, after: string, limit: number): Promise<ProductRow[]> {
  return readRows(db, sql`where p.id > ${after} order by p.id limit ${limit}`);
}

async function readRows(db: Db, which: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, ${columnsOf('p')}, p.stock, p.created_at, p.updated_at, p.content_updated_at,
      array(select category_id from product_categories where product_id = p.id order by position)
        as category_ids,
      array(select sub_category_id from product_sub_categories where product_id = p.id order by position)
        as sub_category_ids
    from products p ${which}`.execute(db);
  return rows;
}
