/** From the staging tables into the shop's own. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Lines of the file, both included. */
export type LineRange = { readonly first: number; readonly last: number };

/** The ranges of lines that hold so many new or changed products each, in order. */
export async function readLineRanges(db: Db, what: 'new' | 'changed', size: number): Promise<LineRange[]> {
  const chosen = what === 'new' ? sql`is_new` : sql`edited or restocked`;
  const { rows } = await sql<LineRange>`
    select min(line) as first, max(line) as last
    from (select line, (row_number() over (order by line) - 1) / ${size} as part from listed_changes where ${chosen})
      as parted
    group by part order by part`.execute(db);
  return rows;
}

export type ProductToPicture = {
  line: number;
  key: string;
  name: string;
  brand: string;
  unit: string;
  category: string;
  sub_category: string;
};

/** New products for which the list has no picture, after a line. */
export async function readUnpictured(db: Db, afterLine: number, limit: number): Promise<ProductToPicture[]> {
  const { rows } = await sql<ProductToPicture>`
    select listed.line, listed.key, listed.name, listed.brand, listed.unit,
      coalesce((select category from listed_places as place
        where place.key = change.key and category is not null order by position limit 1), '') as category,
      coalesce((select sub_category from listed_places as place
        where place.key = change.key and sub_category is not null order by position limit 1), '') as sub_category
    from (
      select line, key from listed_changes
      where is_new and new_images is null and line > ${afterLine}
      order by line limit ${limit}
    ) as change
    join listed_products as listed on listed.line = change.line
    order by listed.line`.execute(db);
  return rows;
}

export async function setPictures(db: Db, pictured: readonly { key: string; path: string }[]): Promise<void> {
  await sql`
    update listed_changes as change set new_images = array[given.path]
    from jsonb_to_recordset(${JSON.stringify(pictured)}::jsonb) as given (key text, path text)
    where given.key = change.key`.execute(db);
}

export async function keepRecipes(
  db: Db,
  pictures: readonly { id: string; recipe: unknown }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into pictures (id, recipe, created_at)
    select distinct on (id) id, recipe, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as given (id text, recipe jsonb)
    on conflict (id) do nothing`.execute(db);
}

export async function insertNewProducts(db: Db, now: Date, lines: LineRange): Promise<void> {
  await sql`
    insert into products (id, name, images, unit, stock, price_paise, discount_percent, description,
      more_details, import_key, created_at, updated_at, content_updated_at)
    select change.product_id, listed.name, change.new_images, listed.unit, change.new_stock, listed.price_paise,
      listed.discount, change.new_description, listed.details,
      listed.list_key, ${now}, ${now}, ${now}
    from listed_changes as change join listed_products as listed on listed.line = change.line
    where change.is_new and change.line between ${lines.first} and ${lines.last}
      and listed.line between ${lines.first} and ${lines.last}
    order by listed.line`.execute(db);
}

/** Details stay in their order, and those that only the list has come behind them in its order. */
const mergedDetails = sql`(
  select coalesce(json_object_agg(title, new_details -> title order by place), '{}')
  from (
    select title, min(place) as place
    from (
      select key as title, ordinality as place from json_each(product.more_details) with ordinality
      union all
      select key, 1000 + ordinality from json_each(listed.details) with ordinality
    ) as both_sides
    where new_details ? title
    group by title
  ) as titles)`;

/** Rows are locked in the order in which orders lock them, so that neither waits for the other in a circle. */
export async function lockChangedProducts(db: Db): Promise<void> {
  await sql`
    select count(*) from (
      select id from products
      where id in (select product_id from listed_changes where edited or restocked)
      order by id for update
    ) as locked`.execute(db);
}

/** Whether a product was edited or deleted since the comparison. The last word on it with the rows locked. */
export async function isEditedSince(db: Db): Promise<boolean> {
  const { rows } = await sql<{ edited: boolean }>`
    select exists (
      select from listed_changes as change left join products as product on product.id = change.product_id
      where (change.edited or change.restocked) and product.content_updated_at is distinct from change.old_content_at
    ) as edited`.execute(db);
  return rows[0]?.edited === true;
}

/** What was sold since the comparison stays sold. */
export const stockAfter = sql`greatest(0, least(1000000, product.stock + change.new_stock - change.old_stock))`;

/** To be called with the rows locked. */
export async function updateChangedProducts(db: Db, now: Date, lines: LineRange): Promise<void> {
  await sql`
    update products as product set
      name = listed.name, unit = listed.unit, price_paise = listed.price_paise,
      discount_percent = listed.discount, description = change.new_description, images = change.new_images,
      more_details = case listed.details_mode
        when 'replace' then listed.details when 'keep' then product.more_details else ${mergedDetails} end,
      import_key = coalesce(product.import_key, listed.list_key),
      stock = ${stockAfter},
      updated_at = ${now},
      content_updated_at = case when change.edited then ${now}::timestamptz else product.content_updated_at end
    from listed_changes as change join listed_products as listed on listed.line = change.line
    where change.product_id = product.id and (change.edited or change.restocked)
      and change.line between ${lines.first} and ${lines.last}
      and listed.line between ${lines.first} and ${lines.last}`.execute(db);
}

export async function writeStockMoves(db: Db, now: Date): Promise<void> {
  await sql`
    insert into stock_moves (product_id, moved_at, change, reason)
    select product_id, ${now}, new_stock - coalesce(old_stock, 0), 'imported'
    from listed_changes
    where (is_new and new_stock > 0) or restocked`.execute(db);
}

/** Puts new and moved products where the list has them. */
export async function writePlaces(db: Db): Promise<void> {
  const there = sql`(select product_id from listed_changes where moved)`;
  await sql`delete from product_categories where product_id in ${there}`.execute(db);
  await sql`delete from product_sub_categories where product_id in ${there}`.execute(db);
  await sql`
    insert into product_categories (product_id, category_id, position)
    select product_id, category_id, row_number() over (partition by product_id order by min(position)) - 1
    from listed_places join listed_changes using (key)
    where (is_new or moved) and category_id is not null
    group by product_id, category_id`.execute(db);
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, position)
    select product_id, sub_category_id, row_number() over (partition by product_id order by min(position)) - 1
    from listed_places join listed_changes using (key)
    where (is_new or moved) and sub_category_id is not null
    group by product_id, sub_category_id`.execute(db);
}

/** The ids of products that are new or changed, or null where they are more than `most`. */
export async function readTouchedIds(db: Db, most: number): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select product_id as id from listed_changes where is_new or edited or restocked limit ${most + 1}`.execute(
    db,
  );
  return rows.length > most ? null : rows.map((row) => row.id);
}
