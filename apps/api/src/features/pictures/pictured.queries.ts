import { BRAND_DETAIL } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { PictureWanted } from './picture-for.ts';

/** The product, category or sub-category whose picture has this address; undefined if there is none. */
export async function readPictured(db: Db, address: string): Promise<PictureWanted | undefined> {
  const { rows } = await sql<PictureWanted>`
    select 'product' as kind, products.name, products.unit,
      coalesce(products.more_details ->> ${BRAND_DETAIL}::text, '') as brand,
      coalesce(min(categories.name), '') as category, coalesce(min(sub_categories.name), '') as "subCategory"
    from products
    left join product_categories on product_categories.product_id = products.id
    left join categories on categories.id = product_categories.category_id
    left join product_sub_categories on product_sub_categories.product_id = products.id
    left join sub_categories on sub_categories.id = product_sub_categories.sub_category_id
    where md5(products.images[1]) = md5(${address}) and products.images[1] = ${address}
    group by products.id
    limit 1`.execute(db);
  if (rows[0] !== undefined) return rows[0];
  const places = await sql<PictureWanted>`
    select 'category' as kind, name, '' as category from categories where image = ${address}
    union all
    select 'sub_category', name, '' from sub_categories where image = ${address}
    limit 1`.execute(db);
  return places.rows[0];
}
