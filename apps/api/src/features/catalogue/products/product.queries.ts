import type { ProductId } from '@jhola/domain';
import type { CategoryId, SubCategoryId } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';
import { columnsOf } from './product-columns.queries.ts';

/** A product with the ids of its categories and sub-categories, in the order in which they were chosen. */
export type ProductRow = Omit<Selectable<Tables['products']>, 'import_key'> & {
  category_ids: CategoryId[];
  sub_category_ids: SubCategoryId[];
};

/** Products by their ids, in no particular order; all products if no ids are given. */
export async function selectProducts(db: Db, ids?: readonly ProductId[]): Promise<ProductRow[]> {
  const which = ids === undefined ? sql`true` : sql`p.id = any(${ids}::text[])`;
  const { rows } = await sql<ProductRow>`
    select p.id, ${columnsOf('p')}, p.stock, p.created_at, p.updated_at, p.content_updated_at,
      array(select category_id from product_categories where product_id = p.id order by position)
        as category_ids,
      array(select sub_category_id from product_sub_categories where product_id = p.id order by position)
        as sub_category_ids
    from products p where ${which}`.execute(db);
  return rows;
}
