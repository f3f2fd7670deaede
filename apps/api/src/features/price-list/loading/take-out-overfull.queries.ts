/** Rows that would give a product or a sub-category more than it can have. */
import { LIMITS } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { comparable } from './comparable.queries.ts';
import { detailsAfter } from './staging.queries.ts';

export type OverfullRow = { line: number; name: string; of: 'fields' | 'places' | 'parents' };

/**
 * Takes rows out of listed_rows whose extra fields would be too many together with those of their product, or whose
 * categories together with those of earlier rows of the same product, and rows that would put a sub-category into too
 * many categories. Returns how many these are. What has too many already may keep them. Call it before the rows of each
 * product are merged.
 */
export async function takeOutOverfull(db: Db): Promise<number> {
  await sql`
    create temp table listed_overfull (line integer not null, name text not null, "of" text not null) on commit drop`.execute(
    db,
  );
  const fields = await takeOut(db, 'fields', tooManyFields);
  const places = await takeOut(db, 'places', tooManyPlaces);
  return fields + places + (await takeOut(db, 'parents', tooManyParents));
}

async function takeOut(db: Db, of: OverfullRow['of'], rows: RawBuilder<unknown>): Promise<number> {
  await sql`
    insert into listed_overfull select line, name, ${of} from (${rows}) as overfull`.execute(db);
  const { numAffectedRows } = await sql`
    delete from listed_rows where line in (select line from listed_overfull)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const tooManyFields = sql`
  select row.line, row.name
  from listed_rows as row join products as product on product.id = row.given_id
  where row.details_mode in ('add', 'merge')
    and (select count(*) from jsonb_object_keys(${detailsAfter('row')}))
      > greatest(${LIMITS.details.entries}, (select count(*) from json_object_keys(product.more_details)))`;

/** The places of a product are numbered in the list's sequence, but only if it has so many that some may be too many. */
const tooManyPlaces = sql`
  select distinct line, name
  from (
    select line, name, given_id, kind, dense_rank() over (partition by key, kind order by first_line, place) as number
    from (
      select row.key, row.line, row.name, row.given_id, one.kind, lower(one.name) as place,
        min(row.line) over (partition by row.key, one.kind, lower(one.name)) as first_line
      from listed_rows as row
      cross join jsonb_array_elements(row.places) as given
      cross join lateral (
        values ('category', given ->> 'category'), ('sub_category', given ->> 'subCategory')
      ) as one (kind, name)
      where one.name is not null and row.key in (
        select key from listed_rows group by key
        having sum(jsonb_array_length(places)) > ${LIMITS.categoriesPerProduct}
      )
    ) as named
  ) as numbered
  where number > greatest(${LIMITS.categoriesPerProduct}, case kind
    when 'category' then (select count(*) from product_categories where product_id = given_id)
    else (select count(*) from product_sub_categories where product_id = given_id) end)`;

/**
 * The categories that the list adds to a sub-category are numbered after those it has, in the list's sequence. Of
 * several sub-categories with the same name, the list adds to the one with the lowest id.
 */
const tooManyParents = sql`
  with listed as materialized (
    select line, name, ${comparable('place.subCategory')} as sub_category, ${comparable('place.category')} as category
    from listed_rows cross join jsonb_to_recordset(places) as place (category text, "subCategory" text)
    where place.category is not null and place."subCategory" is not null
  ), there as (
    select ${comparable('sub_categories.name')} as sub_category, ${comparable('categories.name')} as category,
      sub_categories.id
    from sub_categories
    join sub_category_parents as parent on parent.sub_category_id = sub_categories.id
    join categories on categories.id = parent.category_id
  ), present as (
    select distinct on (sub_category) sub_category, count(*) as categories
    from there group by sub_category, id order by sub_category, id
  ), added as (
    select sub_category, category, coalesce(present.categories, 0)
      + row_number() over (partition by sub_category order by min(line), category) as number
    from listed left join present using (sub_category)
    where not exists (
      select from there where (there.sub_category, there.category) = (listed.sub_category, listed.category)
    )
    group by sub_category, category, present.categories
  )
  select distinct line, name from listed join added using (sub_category, category)
  where number > ${LIMITS.categoriesPerSubCategory}`;

/** The rows that were taken out, in the list's sequence. */
export function overfullRows(): RawBuilder<OverfullRow> {
  return sql<OverfullRow>`select * from listed_overfull order by line`;
}
