/** The catalogue for the export, one page of products at a time. */
import { PRODUCT_FIELDS, type ProductColumn } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

const COLUMNS = PRODUCT_FIELDS.map(({ column }) => column).filter((column) => column !== 'more_details');

export type ExportedRow = Pick<
  Selectable<Tables['products']>,
  'id' | 'stock' | 'created_at' | 'updated_at' | Exclude<ProductColumn, 'more_details'>
> & {
  /** As stored: JSON text with its fields in their sequence. */
  more_details: string;
  categories: string[];
  /** Each with the product's category that contains it, or null if none of them does. */
  sub_categories: { name: string; category: string | null }[];
};

/** The products after an id, sorted by id. */
export async function readExported(db: Db, afterId: string, limit: number): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select product.id, ${sql.join(COLUMNS.map((column) => sql.ref(`product.${column}`)))},
      product.more_details::text as more_details, stock, product.created_at, product.updated_at,
      array(
        select categories.name from product_categories as assigned
        join categories on categories.id = assigned.category_id
        where assigned.product_id = product.id order by assigned.position
      ) as categories,
      coalesce((
        select json_agg(json_build_object('name', sub.name, 'category', (
          select parents.name from sub_category_parents as parent
          join product_categories as beside on beside.category_id = parent.category_id
          join categories as parents on parents.id = parent.category_id
          where parent.sub_category_id = sub.id and beside.product_id = product.id
          order by beside.position limit 1)) order by assigned.position)
        from product_sub_categories as assigned
        join sub_categories as sub on sub.id = assigned.sub_category_id
        where assigned.product_id = product.id
      ), '[]') as sub_categories
    from (select * from products where id > ${afterId} order by id limit ${limit}) as product
    order by product.id`.execute(db);
  return rows;
}
