/** Rows that would give a product more extra fields or categories than it can have. */
import { LIMITS } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { detailsAfter } from './staging.queries.ts';

export type OverfullRow = { line: number; name: string; of: 'fields' | 'places' };

/**
 * Takes rows out of listed_rows whose extra fields would be too many together with those of their product, or whose
 * categories together with those of earlier rows of the same product. Returns how many these are. A product that has too
 * many already may keep them. Call it before the rows of each product are merged.
 */
export async function takeOutOverfull(db: Db): Promise<number> {
  await sql`
    create temp table listed_overfull (line integer not null, name text not null, "of" text not null) on commit drop`.execute(
    db,
  );
  return (await takeOut(db, 'fields', tooManyFields)) + (await takeOut(db, 'places', tooManyPlaces));
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

/** The rows that were taken out, in the list's sequence. */
export function overfullRows(): RawBuilder<OverfullRow> {
  return sql<OverfullRow>`select * from listed_overfull order by line`;
}
