/** The result of comparing a staged list with the shop: counts, and rows page by page. */
import type { OptionalValue } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { ListedFields } from '../listed-product.ts';
import type { ListedColumn } from '../listed-values.ts';
import { BEFORE_AND_AFTER } from './staging.queries.ts';

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

/** Counts the products of the compared list, what would change, and the places that it names. */
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
  if (rows[0] === undefined) throw new Error('A count without a group always has a row');
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
  /** How it was recognised as the same product. */
  identity: 'id' | 'sku' | 'name';
};

/** Rows that were merged into the product of another row, in the list's sequence. */
export function mergedRows(): RawBuilder<MergedRow> {
  return sql<MergedRow>`select * from listed_merged order by line`;
}

export type SeparateRow = {
  line: number;
  name: string;
  /** The first row with the same brand, name and pack, or the same SKU. */
  first_line: number;
  identity: 'sku' | 'name';
  sale_paise: number;
  first_sale_paise: number;
  mrp_paise: number;
  first_mrp_paise: number;
};

/**
 * Products that are kept separate although they have the same name and pack, or the same SKU, in the list's sequence.
 */
export function separateRows(): RawBuilder<SeparateRow> {
  return sql<SeparateRow>`select * from listed_apart order by line`;
}

export type ChangedRow = {
  line: number;
  is_new: boolean;
  moved: boolean;
  restocked: boolean;
  new_name: string;
  new_unit: string;
  new_price_paise: number;
  new_discount_percent: number;
  new_stock: number;
  old_name: string | null;
  old_unit: string | null;
  old_price_paise: number;
  old_discount_percent: number;
  old_stock: number;
  /** Names, separated by commas; empty unless it moves. */
  old_categories: string;
  new_categories: string;
  old_sub_categories: string;
  new_sub_categories: string;
  old_images: string[] | null;
  new_images: string[] | null;
  old_more_details: Record<string, string> | null;
  new_more_details: Record<string, string>;
  /** The list's price to pay. */
  sale_paise: number;
  says_unit: boolean;
  /** Whether the list has a category or a sub-category for it. */
  says_places: boolean;
  says_prices: ListedFields['prices'];
  matched_by_name: boolean;
} & { [Column in ListedColumn as `old_${Column}` | `new_${Column}`]: OptionalValue };

/** New and changed products, in the list's sequence. */
export function changedRows(): RawBuilder<ChangedRow> {
  return sql<ChangedRow>`
    select change.line, change.is_new, change.moved, change.restocked, change.sale_paise, change.says_unit,
      change.says_places, change.says_prices, change.matched_by_name, change.old_stock, change.new_stock, ${BEFORE_AND_AFTER},
      coalesce(old_categories.names, '') as old_categories, coalesce(new_categories.names, '') as new_categories,
      coalesce(old_sub_categories.names, '') as old_sub_categories,
      coalesce(new_sub_categories.names, '') as new_sub_categories
    from listed_changes as change
    left join (
      select product_id, string_agg(name, ', ' order by position) as names
      from product_categories join categories on categories.id = category_id
      where product_id in (select product_id from listed_changes where moved) group by product_id
    ) as old_categories on change.moved and old_categories.product_id = change.product_id
    left join (
      select product_id, string_agg(name, ', ' order by position) as names
      from product_sub_categories join sub_categories on sub_categories.id = sub_category_id
      where product_id in (select product_id from listed_changes where moved) group by product_id
    ) as old_sub_categories on change.moved and old_sub_categories.product_id = change.product_id
    left join (${namesOfMoved('category')}) as new_categories
      on change.moved and new_categories.key = change.key
    left join (${namesOfMoved('sub_category')}) as new_sub_categories
      on change.moved and new_sub_categories.key = change.key
    where change.is_new or change.edited or change.restocked
    order by change.line`;
}

/** The new places of products that move, with the list's names: columns key and names. */
function namesOfMoved(column: 'category' | 'sub_category') {
  return sql`
    select key, string_agg(name, ', ' order by position) as names
    from (
      select key, ${sql.ref(column)} as name, min(position) as position from listed_places
      where ${sql.ref(column)} is not null and key in (select key from listed_changes where moved)
      group by 1, 2
    ) as named
    group by key`;
}
