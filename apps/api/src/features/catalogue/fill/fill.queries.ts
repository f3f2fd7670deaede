import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Rows are sent as one JSON parameter, because they contain lists. */
type Rows = readonly Readonly<Record<string, unknown>>[];

const asJson = (rows: Rows) => sql`${JSON.stringify(rows)}::json`;

/** Inserts categories, dated `now`. Each row has an id, a name and an image. */
export async function insertCategories(db: Db, rows: Rows, now: Date): Promise<void> {
  await sql`insert into categories (id, name, image, created_at, updated_at)
    select id, name, image, ${now}, ${now}
    from json_to_recordset(${asJson(rows)}) as r (id text, name text, image text)`.execute(db);
}

/**
 * Inserts sub-categories, dated `now`. Each row has an id, a name, an image, and `parents`: the ids of its categories
 * in their order. The categories must exist already.
 */
export async function insertSubCategories(db: Db, rows: Rows, now: Date): Promise<void> {
  await sql`with rows as materialized (
      select * from json_to_recordset(${asJson(rows)}) as r (id text, name text, image text, parents text[])
    ), made as (
      insert into sub_categories (id, name, image, created_at, updated_at)
      select id, name, image, ${now}, ${now} from rows
    )
    insert into sub_category_parents (sub_category_id, category_id, position)
    select id, parent, place - 1 from rows, unnest(parents) with ordinality as p (parent, place)`.execute(db);
}

/**
 * Inserts products, with their `created_at` as the time of their last change too. Each row also has `categories` and
 * `sub_categories`: the ids of existing ones in their order.
 */
export async function insertProducts(db: Db, rows: Rows): Promise<void> {
  await sql`with rows as materialized (
      select * from json_to_recordset(${asJson(rows)}) as r (
        id text, name text, images text[], unit text, stock integer, price_paise integer,
        discount_percent integer, description text, more_details json, created_at timestamptz,
        categories text[], sub_categories text[])
    ), made as (
      insert into products (id, name, images, unit, stock, price_paise, discount_percent, description,
        more_details, created_at, updated_at, content_updated_at)
      select id, name, images, unit, stock, price_paise, discount_percent, description,
        more_details, created_at, created_at, created_at from rows
    ), placed as (
      insert into product_categories (product_id, category_id, position)
      select id, category, place - 1 from rows, unnest(categories) with ordinality as c (category, place)
    )
    insert into product_sub_categories (product_id, sub_category_id, position)
    select id, sub_category, place - 1
    from rows, unnest(sub_categories) with ordinality as s (sub_category, place)`.execute(db);
}

/**
 * Whether nothing was ever written to the catalogue. One that was filled and then emptied isn't new: its version has
 * grown.
 */
export async function isCatalogueNew(db: Db): Promise<boolean> {
  const { rows } = await sql<{ new: boolean }>`
    select (select version from catalogue_version) = 1
      and not exists (select from categories) and not exists (select from products) as new`.execute(db);
  return rows[0]?.new ?? false;
}
