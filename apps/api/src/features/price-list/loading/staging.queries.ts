/** The list in temporary tables while it is compared with the shop. They are dropped with the transaction. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { isEdited } from '../../catalogue/index.ts';
import { OWN_DETAILS } from '../cleaning/read-row.ts';
import type { ListedProduct } from '../listed-product.ts';
import { comparable } from './comparable.queries.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { makeListedId } from './make-listed-id.ts';
import { LISTED_COLUMNS } from './products.queries.ts';
import { eachValue, typedValues, valuesOf } from './values.queries.ts';

/** Takes the global import lock until the transaction ends. Returns false if another import has it. */
export async function lockImports(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as locked`.execute(db);
  return rows[0]?.locked === true;
}

/** Settings for a transaction that processes a complete list: no timeouts, and query plans that suit whole tables. */
export async function prepareForList(db: Db): Promise<void> {
  // A list may have any length and a disk any speed; the timeouts are for the shop's requests.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  // The planner underestimates rows when it joins by an expression such as lower(name). A nested loop would then
  // compare every row with every product; a hash join reads both once, whatever the estimate.
  await sql`set local enable_nestloop = off`.execute(db);
  // Cursors are read to their end.
  await sql`set local cursor_tuple_fraction = 1`.execute(db);
  await sql`set local work_mem = '32MB'`.execute(db);
  await sql`set local jit = off`.execute(db);
}

/**
 * No step updates a staging table before an index is created on it: the index could not be used in this transaction
 * then (broken HOT chains). Each step writes a new table instead.
 */
export async function createStaging(db: Db): Promise<void> {
  await sql`
    create temp table staged_rows (
      line integer not null,
      key text collate "C" not null,
      -- The key by which a later import of the list finds the product again; null for an export.
      list_key text collate "C",
      given_id text collate "C",
      -- The values from which the key is made.
      identity text not null,
      new_id text collate "C" not null,
      name text not null,
      brand text not null,
      unit text not null,
      sale_paise integer not null,
      mrp_paise integer not null,
      price_paise integer not null,
      discount integer not null,
      stock integer,
      ${typedValues()},
      images text[] not null,
      details json not null,
      details_mode text not null,
      places jsonb not null,
      -- Which fields of an existing product the row sets.
      says_categories boolean not null,
      says_sub_categories boolean not null,
      says_unit boolean not null,
      says_prices text not null
    ) on commit drop`.execute(db);
}

/** Adds any number of rows in one statement. */
export async function stageRows(db: Db, products: readonly ListedProduct[], now: Date): Promise<void> {
  const rows = products.map(({ values, ...product }) => ({
    ...product,
    ...values,
    new_id: makeListedId(now, product.line),
  }));
  await sql`
    insert into staged_rows
    select line, key, case when "givenId" is null then key end, "givenId", identity,
      coalesce("givenId", new_id), name, brand, unit, "salePaise", "mrpPaise", "pricePaise", discount, stock, ${valuesOf('row')},
      array(select jsonb_array_elements_text(images)), details, "detailsMode", places,
      (says ->> 'categories')::boolean, (says ->> 'subCategories')::boolean, (says ->> 'unit')::boolean, says ->> 'prices'
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (
      line integer, key text, "givenId" text, identity text, new_id text, name text, brand text, unit text, "salePaise" integer,
      "mrpPaise" integer, "pricePaise" integer, discount integer, stock integer, images jsonb,
      details json, "detailsMode" text, places jsonb, says jsonb, ${typedValues()})`.execute(db);
}

/**
 * One row per product: if rows have different prices, the lowest is used (then the lowest MRP, then the earliest row),
 * missing values are taken from the others, and the places of all are combined in the list's sequence.
 */
export async function mergeRows(db: Db): Promise<void> {
  await unifySpellings(db);
  await sql`
    create temp table listed_places on commit drop as
    select key, category, sub_category,
      (row_number() over (partition by key order by min(line), min(place_at)))::integer - 1 as position
    from (
      select key, line, place_at, coalesce(category.name, place ->> 'category') as category,
        coalesce(sub_category.name, place ->> 'subCategory') as sub_category
      from listed_rows cross join jsonb_array_elements(places) with ordinality as one (place, place_at)
      left join listed_spellings as category
        on category.kind = 'category' and category.spelling = place ->> 'category'
      left join listed_spellings as sub_category
        on sub_category.kind = 'sub_category' and sub_category.spelling = place ->> 'subCategory'
    ) as named
    group by key, category, sub_category`.execute(db);
  await sql`analyze listed_places`.execute(db);
  await sql`
    create temp table listed_products on commit drop as
    select best.line, best.key, best.list_key, best.given_id, best.new_id, best.name, best.brand, best.unit, best.price_paise,
      best.sale_paise, best.mrp_paise, best.discount, best.details, best.details_mode, joined.stock,
      ${valuesOf('joined')}, coalesce(pictured.images, '{}') as images, joined.says_categories, joined.says_sub_categories,
      best.says_unit, best.says_prices, best.matched_by_name,
      coalesce(in_categories.names, '{}') as categories, coalesce(in_sub_categories.names, '{}') as sub_categories
    from (
      select key,
        (array_agg(line order by sale_paise, mrp_paise, line))[1] as best_line,
        (array_agg(stock order by sale_paise, mrp_paise, line) filter (where stock is not null))[1] as stock,
        ${eachValue(({ column }) => {
          const value = sql.ref(column);
          return sql`(array_agg(${value} order by sale_paise, mrp_paise, line) filter (where ${value} is not null))[1] as ${value}`;
        })},
        (array_agg(line order by sale_paise, mrp_paise, line) filter (where cardinality(images) > 0))[1]
          as pictured_line,
        bool_or(says_categories) as says_categories, bool_or(says_sub_categories) as says_sub_categories
      from listed_rows group by key
    ) as joined
    join listed_rows as best on best.line = joined.best_line
    left join listed_rows as pictured on pictured.line = joined.pictured_line
    left join (${placeNames('category')}) as in_categories on in_categories.key = joined.key
    left join (${placeNames('sub_category')}) as in_sub_categories on in_sub_categories.key = joined.key`.execute(
    db,
  );
  await sql`analyze listed_products (line, key, given_id)`.execute(db);
  await sql`
    create temp table listed_merged on commit drop as
    select row.line, row.name, kept.line as into, row.sale_paise, kept.sale_paise as kept_paise,
      row.mrp_paise, kept.mrp_paise as kept_mrp_paise, row.identity
    from listed_rows as row
    join listed_products as kept on kept.key = row.key and kept.line <> row.line`.execute(db);
}

/**
 * Writes listed_spellings: places of the list that are written differently in the shop, or else in an earlier row, with
 * that spelling. Capitals make no difference in the following steps, but joiners do.
 */
async function unifySpellings(db: Db): Promise<void> {
  await sql`
    create temp table listed_spellings on commit drop as
    with named as (
      select one.kind, one.name, lower(one.name) as lowered, ${comparable('one.name')} as compared, min(line) as line
      from listed_rows cross join jsonb_array_elements(places) as place
        cross join lateral (
          values ('category', place ->> 'category'), ('sub_category', place ->> 'subCategory')
        ) as one (kind, name)
      where one.name is not null group by one.kind, one.name
    ), shop as (
      select kind, ${comparable('name')} as compared, min(name) as name, array_agg(lower(name)) as lowered
      from (
        select 'category' as kind, name from categories union all select 'sub_category', name from sub_categories
      ) as there
      group by 1, 2
    ), listed as (
      select kind, compared, (array_agg(name order by line))[1] as name
      from named group by kind, compared having count(distinct lowered) > 1
    )
    select named.kind, named.name as spelling, coalesce(shop.name, listed.name) as name
    from named left join shop using (kind, compared) left join listed using (kind, compared)
    where case when shop.name is null then listed.name is not null else named.lowered <> all (shop.lowered) end`.execute(
    db,
  );
  await sql`analyze listed_spellings`.execute(db);
}

/** The lower-case names of the places of listed products, in their sequence: a selection of key and names. */
export function placeNames(column: 'category' | 'sub_category') {
  return sql`
    select key, array_agg(name order by position) as names
    from (
      select key, lower(${sql.ref(column)}) as name, min(position) as position
      from listed_places where ${sql.ref(column)} is not null group by 1, 2
    ) as named
    group by key`;
}

/** Each listed field of `listed_changes as change` as it is in the shop, and as it will be. */
export const BEFORE_AND_AFTER = sql.join(
  LISTED_COLUMNS.flatMap((column) => [sql.ref(`change.old_${column}`), sql.ref(`change.new_${column}`)]),
);

/** The extra fields that `product` will have after a row of the list, whose table has this alias. */
export function detailsAfter(row: 'listed' | 'row'): RawBuilder<unknown> {
  const [details, mode] = [sql.ref(`${row}.details`), sql.ref(`${row}.details_mode`)];
  return sql`
    case ${mode}
      when 'replace' then ${details}::jsonb
      when 'keep' then coalesce(product.more_details::jsonb, '{}')
      when 'add' then coalesce(product.more_details::jsonb, '{}') || ${details}::jsonb
      else (coalesce(product.more_details::jsonb, '{}') - ${OWN_DETAILS.mrp}::text) || ${details}::jsonb
    end`;
}

export type CompareOptions = { readonly setStock: boolean; readonly freshStock: number };

/**
 * Writes listed_changes: for each product whether it is new, changed or the same, with its values before and after.
 * Fields that a list lacks (description, pictures, details, stock) don't count as changes.
 */
export async function compareWithShop(db: Db, { setStock, freshStock }: CompareOptions): Promise<void> {
  await sql`
    create temp table listed_changes on commit drop as
    select compared.*,
      not is_new and (moved or ${isEdited(LISTED_COLUMNS)}) as edited,
      not is_new and new_stock <> old_stock as restocked
    from (
      select listed.line, listed.key, listed.new_id as product_id, product.id is null as is_new,
        listed.list_key, listed.name as new_name, listed.brand, listed.unit as new_unit,
        listed.price_paise as new_price_paise, listed.discount as new_discount_percent, listed.details, listed.details_mode, listed.categories, listed.sub_categories,
        listed.sale_paise, listed.says_unit, listed.says_categories or listed.says_sub_categories as says_places,
        listed.says_prices, listed.matched_by_name,
        coalesce(case when ${setStock} or product.id is null then listed.stock end, product.stock, ${freshStock})
          as new_stock,
        ${eachValue(({ column, none }) => {
          const [listed, stored] = [sql.ref(`listed.${column}`), sql.ref(`product.${column}`)];
          return sql`coalesce(${listed}, ${stored}, ${sql.lit(none)}) as ${sql.ref(`new_${column}`)}`;
        })},
        case when cardinality(listed.images) = 0 then product.images else listed.images end as new_images,
        ${detailsAfter('listed')} as new_more_details,
        product.id is not null and (
          listed.categories <> coalesce(in_categories.names, '{}')
          or listed.sub_categories <> coalesce(in_sub_categories.names, '{}')
        ) as moved,
        product.name as old_name, product.unit as old_unit, product.price_paise as old_price_paise,
        product.discount_percent as old_discount_percent, product.stock as old_stock, product.stock as seen_stock,
        ${eachValue(({ column }) => sql`${sql.ref(`product.${column}`)} as ${sql.ref(`old_${column}`)}`)}, product.images as old_images,
        product.more_details::jsonb as old_more_details, product.content_updated_at as old_content_at
      from listed_products as listed
      left join products as product on product.id = listed.given_id
      left join (
        select product_id, array_agg(lower(name) order by position) as names
        from product_categories join categories on categories.id = category_id group by product_id
      ) as in_categories on in_categories.product_id = listed.given_id
      left join (
        select product_id, array_agg(lower(name) order by position) as names
        from product_sub_categories join sub_categories on sub_categories.id = sub_category_id group by product_id
      ) as in_sub_categories on in_sub_categories.product_id = listed.given_id
    ) as compared`.execute(db);
  await sql`analyze listed_changes (line, key, product_id, is_new, moved, edited, restocked)`.execute(db);
}
