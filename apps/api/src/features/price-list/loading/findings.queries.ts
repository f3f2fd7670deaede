/** What the comparison of a staged list with the shop found: counts, and rows page by page. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type Counts = {
  products: number;
  new: number;
  changed: number;
  merged: number;
  conflicts: number;
  categories: number;
  new_categories: number;
  sub_categories: number;
  new_sub_categories: number;
};

export async function countFindings(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from listed_products) as products,
      (select count(*) from listed_changes where is_new) as new,
      (select count(*) from listed_changes where edited or restocked) as changed,
      (select count(*) from listed_rows) - (select count(*) from listed_products) as merged,
      (select count(*) from (select from listed_rows group by key
          having min(sale_paise) < max(sale_paise) or min(mrp_paise) < max(mrp_paise)) as key)
        as conflicts,
      (select count(distinct lower(category)) from listed_places) as categories,
      (select count(*) from (select distinct lower(category) as name from listed_places) as named
        where name is not null and name not in (select lower(name) from categories)) as new_categories,
      (select count(distinct lower(sub_category)) from listed_places) as sub_categories,
      (select count(*) from (select distinct lower(sub_category) as name from listed_places) as named
        where name is not null and name not in (select lower(name) from sub_categories)) as new_sub_categories`.execute(
    db,
  );
  if (rows[0] === undefined) throw new Error('Counting gave no row');
  return rows[0];
}

export type MergedRow = {
  line: number;
  name: string;
  into: number;
  sale_paise: number;
  kept_paise: number;
  mrp_paise: number;
  kept_mrp_paise: number;
};

/** Rows that became part of a product that another row stands for, after a line. */
export async function readMergedRows(db: Db, afterLine: number, limit: number): Promise<MergedRow[]> {
  const { rows } = await sql<MergedRow>`
    select * from listed_merged where line > ${afterLine} order by line limit ${limit}`.execute(db);
  return rows;
}

export type ChangedRow = {
  line: number;
  name: string;
  unit: string;
  is_new: boolean;
  moved: boolean;
  restocked: boolean;
  price_paise: number;
  discount: number;
  new_stock: number;
  old_name: string | null;
  old_unit: string | null;
  old_price_paise: number;
  old_discount: number;
  old_stock: number;
  /** Names, parted by commas; empty unless it moves. */
  old_categories: string;
  new_categories: string;
  old_sub_categories: string;
  new_sub_categories: string;
  old_description: string | null;
  new_description: string;
  old_images: string[] | null;
  new_images: string[] | null;
  old_details: Record<string, string> | null;
  new_details: Record<string, string>;
};

/** Products that are new or that change, after a line. */
export async function readChangedRows(db: Db, afterLine: number, limit: number): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    select change.line, listed.name, listed.unit, change.is_new, change.moved, change.restocked,
      listed.price_paise, listed.discount, change.new_stock, change.old_name, change.old_unit,
      change.old_price_paise, change.old_discount, change.old_stock, change.old_description,
      change.new_description, change.old_images, change.new_images, change.old_details, change.new_details,
      coalesce(places.old_categories, '') as old_categories, coalesce(places.new_categories, '') as new_categories,
      coalesce(places.old_sub_categories, '') as old_sub_categories,
      coalesce(places.new_sub_categories, '') as new_sub_categories
    from (
      select * from listed_changes
      where (is_new or edited or restocked) and line > ${afterLine}
      order by line limit ${limit}
    ) as change
    join listed_products as listed on listed.line = change.line
    left join lateral (
      select
        (select string_agg(name, ', ' order by position) from product_categories
          join categories on categories.id = category_id where product_id = change.product_id) as old_categories,
        (select string_agg(name, ', ' order by position) from product_sub_categories
          join sub_categories on sub_categories.id = sub_category_id
          where product_id = change.product_id) as old_sub_categories,
        (select string_agg(category, ', ' order by position) from (
          select category, min(position) as position from listed_places as place
          where place.key = change.key and category is not null group by category) as named) as new_categories,
        (select string_agg(sub_category, ', ' order by position) from (
          select sub_category, min(position) as position from listed_places as place
          where place.key = change.key and sub_category is not null group by sub_category) as named)
          as new_sub_categories
    ) as places on change.moved
    order by change.line`.execute(db);
  return rows;
}
