/** The list as it lies in temporary tables while it is compared with the shop. They go with the transaction. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { OWN_DETAILS } from '../cleaning/read-row.ts';
import type { ListedProduct } from '../listed-product.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { makeListedId } from './make-listed-id.ts';

/** False where another import is running. Held until the transaction ends. */
export async function lockImports(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as locked`.execute(db);
  // A list of any length, from a disk of any speed; what the shop's own calls wait for stays bounded.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  return rows[0]?.locked === true;
}

export async function createStaging(db: Db): Promise<void> {
  await sql`
    create temp table listed_rows (
      line integer not null,
      key text collate "C" not null,
      -- By which the product is found again when the list comes again; null for an export.
      list_key text collate "C",
      given_id text collate "C",
      new_id text collate "C" not null,
      name text not null,
      brand text not null,
      unit text not null,
      sale_paise integer not null,
      mrp_paise integer not null,
      price_paise integer not null,
      discount integer not null,
      stock integer,
      description text,
      images text[] not null,
      details json not null,
      details_mode text not null,
      places jsonb not null,
      placed boolean not null
    ) on commit drop`.execute(db);
}

/** Adds rows in one statement, whatever their number. */
export async function stageRows(db: Db, products: readonly ListedProduct[], now: Date): Promise<void> {
  const rows = products.map((product) => ({ ...product, new_id: makeListedId(now, product.line) }));
  await sql`
    insert into listed_rows
    select line, key, case when "givenId" is null then key end, "givenId", coalesce("givenId", new_id), name, brand, unit, "salePaise", "mrpPaise", "pricePaise", discount, stock, description,
      array(select jsonb_array_elements_text(images)), details, "detailsMode", places, placed
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (
      line integer, key text, "givenId" text, new_id text, name text, brand text, unit text, "salePaise" integer,
      "mrpPaise" integer, "pricePaise" integer, discount integer, stock integer, description text, images jsonb,
      details json, "detailsMode" text, places jsonb, placed boolean)`.execute(db);
}

/**
 * Gives rows that name a product of the shop its id as their key, whichever way they name it: by the key of an earlier
 * list, or by the name and pack of the one product that was entered by hand.
 */
export async function recogniseProducts(db: Db): Promise<void> {
  // Nothing analyses temporary tables by itself, and without figures each row would be looked for among all products.
  await sql`analyze listed_rows`.execute(db);
  await sql`
    update listed_rows as row set key = 'id:' || product.id, given_id = product.id, new_id = product.id
    from products as product where product.import_key = row.key`.execute(db);
  await sql`
    update listed_rows as row set key = 'id:' || product.id, given_id = product.id, new_id = product.id
    from (
      select lower(name) as name, lower(unit) as unit, min(id) as id
      from products where import_key is null group by 1, 2 having count(*) = 1
    ) as product
    where row.given_id is null and lower(row.name) = product.name and lower(row.unit) = product.unit`.execute(
    db,
  );
}

/**
 * One row a product: of rows that disagree about the price the lowest counts (then the lowest MRP, then the
 * earliest), what it
 * leaves open is taken from the others, and the places of all are joined in the order of the list.
 */
export async function mergeRows(db: Db): Promise<void> {
  await sql`create index on listed_rows (key, sale_paise, mrp_paise, line)`.execute(db);
  await sql`analyze listed_rows`.execute(db);
  await sql`
    create temp table listed_places on commit drop as
    select key, category, sub_category,
      (row_number() over (partition by key order by min(line), min(place_at)))::integer - 1 as position
    from (
      select key, line, place_at, place ->> 'category' as category, place ->> 'subCategory' as sub_category
      from listed_rows, jsonb_array_elements(places) with ordinality as one (place, place_at)
    ) as named
    group by key, category, sub_category`.execute(db);
  await sql`create index on listed_places (key)`.execute(db);
  await sql`analyze listed_places`.execute(db);
  await sql`
    create temp table listed_products on commit drop as
    select best.line, best.key, best.list_key, best.given_id, best.new_id, best.name, best.brand, best.unit, best.price_paise,
      best.sale_paise, best.mrp_paise, best.discount, best.details, best.details_mode, joined.stock,
      joined.description, joined.images, joined.placed, placed.categories, placed.sub_categories
    from (select distinct on (key) * from listed_rows order by key, sale_paise, mrp_paise, line) as best
    join (
      select key,
        (array_agg(stock order by sale_paise, mrp_paise, line) filter (where stock is not null))[1] as stock,
        (array_agg(description order by sale_paise, mrp_paise, line) filter (where description is not null))[1]
          as description,
        bool_or(placed) as placed,
        coalesce((select images from listed_rows as other where other.key = listed_rows.key
          and cardinality(images) > 0 order by sale_paise, mrp_paise, line limit 1), '{}') as images
      from listed_rows group by key
    ) as joined using (key)
    join (
      select key,
        array(select lower(category) from listed_places as p where p.key = outside.key and category is not null
          group by lower(category) order by min(position)) as categories,
        array(select lower(sub_category) from listed_places as p
          where p.key = outside.key and sub_category is not null
          group by lower(sub_category) order by min(position)) as sub_categories
      from (select distinct key from listed_places) as outside
    ) as placed using (key)`.execute(db);
  await sql`create unique index on listed_products (key)`.execute(db);
  await sql`create unique index on listed_products (line)`.execute(db);
  await sql`analyze listed_products`.execute(db);
  await sql`
    create temp table listed_merged on commit drop as
    select row.line, row.name, kept.line as into, row.sale_paise, kept.sale_paise as kept_paise,
      row.mrp_paise, kept.mrp_paise as kept_mrp_paise
    from listed_rows as row
    join listed_products as kept on kept.key = row.key and kept.line <> row.line`.execute(db);
  await sql`create index on listed_merged (line)`.execute(db);
}

export type CompareOptions = { readonly setStock: boolean; readonly freshStock: number };

/**
 * Says of each product whether it is new, changed or the same. What a list leaves open (description, pictures,
 * details it doesn't have, stock) isn't a change.
 */
export async function compareWithShop(db: Db, { setStock, freshStock }: CompareOptions): Promise<void> {
  await sql`
    create temp table listed_changes on commit drop as
    select listed.line, listed.key, listed.new_id as product_id, product.id is null as is_new,
      product.name as old_name, product.unit as old_unit, product.price_paise as old_price_paise,
      product.discount_percent as old_discount, product.stock as old_stock,
      coalesce(case when ${setStock} or product.id is null then listed.stock end, product.stock, ${freshStock})
        as new_stock,
      coalesce(listed.description, product.description, '') as new_description,
      case when cardinality(listed.images) = 0 then product.images else listed.images end as new_images,
      case listed.details_mode
        when 'replace' then listed.details::jsonb
        when 'keep' then coalesce(product.more_details::jsonb, '{}')
        when 'add' then coalesce(product.more_details::jsonb, '{}') || listed.details::jsonb
        else (coalesce(product.more_details::jsonb, '{}') - ${OWN_DETAILS.mrp}::text) || listed.details::jsonb
      end as new_details,
      product.id is not null and listed.placed and (
        listed.categories <> array(
          select lower(categories.name) from product_categories
          join categories on categories.id = category_id
          where product_id = product.id order by position)
        or listed.sub_categories <> array(
          select lower(sub_categories.name) from product_sub_categories
          join sub_categories on sub_categories.id = sub_category_id
          where product_id = product.id order by position)
      ) as moved,
      product.description as old_description, product.images as old_images, product.more_details::jsonb as old_details,
      product.content_updated_at as old_content_at
    from listed_products as listed
    left join products as product on product.id = listed.given_id`.execute(db);
  await sql`alter table listed_changes add column edited boolean, add column restocked boolean`.execute(db);
  await sql`
    update listed_changes as change set
      edited = not is_new and (moved
        or (old_name, old_unit, old_price_paise, old_discount)
          <> (listed.name, listed.unit, listed.price_paise, listed.discount)
        or new_description <> replace(old_description, E'\\r\\n', E'\\n') or new_images <> old_images or new_details <> old_details),
      restocked = not is_new and new_stock <> old_stock
    from listed_products as listed where listed.key = change.key`.execute(db);
  // A known product that the list doesn't place stays where it is: its stand-in must not become a category.
  await sql`
    delete from listed_places using listed_products as listed, listed_changes as change
    where listed.key = listed_places.key and change.key = listed.key and not listed.placed and not change.is_new`.execute(
    db,
  );
  await sql`create unique index on listed_changes (key)`.execute(db);
  await sql`create unique index on listed_changes (line)`.execute(db);
  await sql`analyze listed_changes`.execute(db);
}
