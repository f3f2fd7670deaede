/** From the staging tables into the shop's own. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Lines of the file, both included. */
export type LineRange = { readonly first: number; readonly last: number };

export type ProductToPicture = {
  line: number;
  name: string;
  brand: string;
  unit: string;
  category: string;
  sub_category: string;
};

export async function createPictures(db: Db): Promise<void> {
  await sql`
    create temp table listed_pictures (line integer not null, path text not null) on commit drop`.execute(db);
}

/** New products for which the list has no picture, in its order. */
export function unpicturedProducts(): RawBuilder<ProductToPicture> {
  return sql<ProductToPicture>`
    select change.line, change.name, change.brand, change.unit,
      coalesce(in_category.name, '') as category, coalesce(in_sub_category.name, '') as sub_category
    from listed_changes as change
    left join (
      select distinct on (key) key, category as name from listed_places
      where category is not null order by key, position
    ) as in_category on in_category.key = change.key
    left join (
      select distinct on (key) key, sub_category as name from listed_places
      where sub_category is not null order by key, position
    ) as in_sub_category on in_sub_category.key = change.key
    where change.is_new and change.new_images is null
    order by change.line`;
}

export async function addPictures(
  db: Db,
  pictured: readonly { line: number; path: string }[],
): Promise<void> {
  await sql`
    insert into listed_pictures
    select line, path from json_to_recordset(${JSON.stringify(pictured)}::json) as given (line integer, path text)`.execute(
    db,
  );
}

export async function keepRecipes(
  db: Db,
  pictures: readonly { id: string; recipe: unknown }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into pictures (id, recipe, created_at)
    select distinct on (id) id, recipe, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(pictures)}::json) as given (id text, recipe jsonb)
    on conflict (id) do nothing`.execute(db);
}

/** Details stay in their order, and those that only the list has come behind them in its order. */
const mergedDetails = sql`(
  select coalesce(json_object_agg(title, new_details -> title order by place), '{}')
  from (
    select title, min(place) as place
    from (
      select key as title, ordinality as place from json_each(product.more_details) with ordinality
      union all
      select key, 1000 + ordinality from json_each(change.details) with ordinality
    ) as both_sides
    where new_details ? title
    group by title
  ) as titles)`;

/**
 * Writes listed_writes: one row for each product that is new or changes, with all that is written of it, so that no
 * write has to join or compute anything. Reads where products stand now: call it before `writePlaces`.
 */
export async function gatherWrites(db: Db): Promise<void> {
  await sql`analyze listed_pictures`.execute(db);
  await sql`
    create temp table listed_writes on commit drop as
    select change.line, change.product_id, change.is_new, change.moved, change.edited, change.restocked,
      change.list_key, change.name, change.unit, change.price_paise, change.discount, change.new_description,
      coalesce(change.new_images, array[picture.path]) as new_images, change.new_details,
      case
        when product.id is null or change.details_mode = 'replace' then change.details
        when change.details_mode = 'keep' or change.new_details = change.old_details then product.more_details
        else ${mergedDetails}
      end as more_details,
      change.new_stock, change.old_stock, change.seen_stock, change.old_content_at,
      change.old_name, change.old_unit, change.old_price_paise, change.old_discount, change.old_description,
      change.old_images, change.old_details,
      coalesce(old_categories.names, '[]') as old_categories, coalesce(new_categories.names, '[]') as new_categories,
      coalesce(old_sub_categories.names, '[]') as old_sub_categories,
      coalesce(new_sub_categories.names, '[]') as new_sub_categories
    from listed_changes as change
    left join products as product on product.id = change.product_id and not change.is_new
    left join listed_pictures as picture on picture.line = change.line
    left join (
      select product_id, jsonb_agg(name order by position) as names
      from product_categories join categories on categories.id = category_id
      where product_id in (select product_id from listed_changes where moved) group by product_id
    ) as old_categories on old_categories.product_id = change.product_id
    left join (
      select product_id, jsonb_agg(name order by position) as names
      from product_sub_categories join sub_categories on sub_categories.id = sub_category_id
      where product_id in (select product_id from listed_changes where moved) group by product_id
    ) as old_sub_categories on old_sub_categories.product_id = change.product_id
    left join (
      select product_id, jsonb_agg(name order by position) as names
      from (${standsIn('category_id')}) as stands join categories on categories.id = category_id group by product_id
    ) as new_categories on new_categories.product_id = change.product_id
    left join (
      select product_id, jsonb_agg(name order by position) as names
      from (${standsIn('sub_category_id')}) as stands join sub_categories on sub_categories.id = sub_category_id
      group by product_id
    ) as new_sub_categories on new_sub_categories.product_id = change.product_id
    where change.is_new or change.edited or change.restocked`.execute(db);
  await sql`create index on listed_writes (line)`.execute(db);
  await sql`analyze listed_writes (line, product_id, is_new, moved, edited, restocked)`.execute(db);
}

/** Where new and moved products will stand: columns product_id, position and the named one. */
function standsIn(column: 'category_id' | 'sub_category_id') {
  return sql`
    select product_id, ${sql.ref(column)}, row_number() over (partition by product_id order by min(position)) - 1 as position
    from listed_stands where ${sql.ref(column)} is not null group by product_id, ${sql.ref(column)}`;
}

/** Cuts the list into at most so many ranges of lines, with as many products to write in each. */
export async function readLineRanges(db: Db, parts: number): Promise<LineRange[]> {
  const { rows } = await sql<LineRange>`
    select min(line) as first, max(line) as last
    from (select line, ntile(${parts}) over (order by line) as part from listed_writes) as parted
    group by part order by part`.execute(db);
  return rows;
}

export async function insertNewProducts(db: Db, now: Date, lines: LineRange): Promise<void> {
  await sql`
    insert into products (id, name, images, unit, stock, price_paise, discount_percent, description,
      more_details, import_key, created_at, updated_at, content_updated_at)
    select product_id, name, new_images, unit, new_stock, price_paise, discount, new_description, more_details,
      list_key, ${now}, ${now}, ${now}
    from listed_writes where is_new and line between ${lines.first} and ${lines.last}
    order by line`.execute(db);
}

/** Puts new and moved products where the list has them. */
export async function writePlaces(db: Db): Promise<void> {
  const moved = sql`(select product_id from listed_writes where moved)`;
  await sql`delete from product_categories where product_id in ${moved}`.execute(db);
  await sql`delete from product_sub_categories where product_id in ${moved}`.execute(db);
  await sql`
    insert into product_categories (product_id, category_id, position)
    select product_id, category_id, position from (${standsIn('category_id')}) as stands`.execute(db);
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, position)
    select product_id, sub_category_id, position from (${standsIn('sub_category_id')}) as stands`.execute(db);
}

export async function writeStockMoves(db: Db, now: Date): Promise<void> {
  await sql`
    insert into stock_moves (product_id, moved_at, change, reason)
    select product_id, ${now}, new_stock - coalesce(old_stock, 0), 'imported'
    from listed_writes
    where (is_new and new_stock > 0) or restocked`.execute(db);
}

/**
 * Locks what changes, in the order in which orders lock it, so that neither waits for the other in a circle. Carts and
 * order lines may still refer to the rows; orders that take their stock wait.
 */
export async function lockChangedProducts(db: Db): Promise<void> {
  await sql`
    select count(*) from (
      select id from products
      where id in (select product_id from listed_writes where not is_new)
      order by id for no key update
    ) as locked`.execute(db);
}

export type MovedOn = {
  readonly id: string;
  /** Edited or deleted; otherwise only its stock moved. */
  readonly edited: boolean;
};

/** The products to be changed that are no longer as they were compared. Final once they are locked. */
export async function readMovedOn(db: Db): Promise<MovedOn[]> {
  const { rows } = await sql<MovedOn>`
    select change.product_id as id, product.content_updated_at is distinct from change.old_content_at as edited
    from listed_writes as change left join products as product on product.id = change.product_id
    where not change.is_new and (product.content_updated_at is distinct from change.old_content_at
      or (change.restocked and product.stock <> change.seen_stock))`.execute(db);
  return rows;
}

/** What a product has after the list's change, from what it has now: what was sold since the check stays sold. */
export function stockAfter(now: 'product.stock' | 'seen_stock') {
  return sql`greatest(0, least(1000000, ${sql.ref(now)} + new_stock - old_stock))`;
}

/** Call it with the rows locked. */
export async function updateChangedProducts(db: Db, now: Date): Promise<void> {
  await sql`
    update products as product set
      name = change.name, unit = change.unit, price_paise = change.price_paise,
      discount_percent = change.discount, description = change.new_description, images = change.new_images,
      more_details = change.more_details,
      import_key = coalesce(product.import_key, change.list_key),
      stock = ${stockAfter('product.stock')},
      -- Later than any sale since, for what takes the newest of two stocks.
      updated_at = greatest(${now}::timestamptz, product.updated_at + interval '1 millisecond'),
      content_updated_at = case when change.edited then ${now}::timestamptz else product.content_updated_at end
    from listed_writes as change
    where change.product_id = product.id and not change.is_new`.execute(db);
}

/** The ids of products that are new or changed, or null where they are more than `most`. */
export async function readTouchedIds(db: Db, most: number): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select product_id as id from listed_writes limit ${most + 1}`.execute(db);
  return rows.length > most ? null : rows.map((row) => row.id);
}
