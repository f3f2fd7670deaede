/** The staged products, as selections for the catalogue to write. */
import { OPTIONAL_FIELDS, type ProductColumn } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { ProductPlace, ProductWrite } from '../../catalogue/index.ts';
import { eachValue } from './values.queries.ts';

export type ProductToPicture = {
  line: number;
  name: string;
  brand: string;
  unit: string;
  category: string;
  sub_category: string;
};

/** Creates the temporary table of the pictures that are chosen for new products. */
export async function createPictures(db: Db): Promise<void> {
  await sql`
    create temp table listed_pictures (line integer not null, path text not null) on commit drop`.execute(db);
}

/** New products without a picture in the list, in its sequence. */
export function unpicturedProducts(): RawBuilder<ProductToPicture> {
  return sql<ProductToPicture>`
    select change.line, change.new_name as name, change.brand, change.new_unit as unit,
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

/** Records the pictures that were chosen for new products, by the line of each. */
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

/** Updates the statistics of the pictures' table, so that the planner knows its size. */
export async function analyzePictures(db: Db): Promise<void> {
  await sql`analyze listed_pictures`.execute(db);
}

/** Existing details keep their sequence; the list's new details follow in its sequence. */
const mergedDetails = sql`(
  select coalesce(json_object_agg(title, new_more_details -> title order by place), '{}')
  from (
    select title, min(place) as place
    from (
      select key as title, ordinality as place from json_each(product.more_details) with ordinality
      union all
      select key, 1000 + ordinality from json_each(change.details) with ordinality
    ) as both_sides
    where new_more_details ? title
    group by title
  ) as titles)`;

/** The fields that a list can set. */
export const LISTED_COLUMNS = [
  'name',
  'unit',
  'price_paise',
  'discount_percent',
  ...OPTIONAL_FIELDS.map(({ column }) => column),
  'also_called',
  'images',
  'more_details',
] as const satisfies readonly ProductColumn[];

type ListedWrite = ProductWrite<(typeof LISTED_COLUMNS)[number]>;

/** New and changed products, with all listed columns. Written after pictures are chosen. */
export function plannedProducts(): RawBuilder<ListedWrite> {
  return sql<ListedWrite>`
    select change.line as position, change.product_id, change.is_new, change.edited, change.moved,
      change.list_key as import_key, change.new_name as name, change.new_unit as unit,
      change.new_price_paise as price_paise, change.new_discount_percent as discount_percent,
      ${eachValue(({ column }) => sql`${sql.ref(`change.new_${column}`)} as ${sql.ref(column)}`)},
      coalesce(change.new_images, array[picture.path]) as images,
      case
        when product.id is null or change.details_mode = 'replace' then change.details
        when change.details_mode = 'keep' or change.new_more_details = change.old_more_details then product.more_details
        else ${mergedDetails}
      end as more_details,
      case when change.is_new then change.new_stock when change.restocked then change.new_stock - change.old_stock
        else 0 end as stock_change,
      change.old_content_at as seen_content_at
    from listed_changes as change
    left join products as product on product.id = change.product_id and not change.is_new
    left join listed_pictures as picture on picture.line = change.line
    where change.is_new or change.edited or change.restocked`;
}

/** The places of products that are new or move. */
export function plannedPlaces(): RawBuilder<ProductPlace> {
  return sql<ProductPlace>`select product_id, category_id, sub_category_id, position from listed_place_ids`;
}
