import type { CategoryId, SubCategoryId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Link, LinkWanted, NewPlace } from './bulk.ts';

/**
 * Inserts categories, dated `now`; the list may be empty. Violates categories_name_key if a name is taken, also in
 * other capitals.
 */
export async function insertCategories(
  db: Db,
  places: readonly NewPlace<CategoryId>[],
  now: Date,
): Promise<void> {
  await sql`insert into categories (id, name, image, created_at, updated_at) ${newPlaces(places, now)}`.execute(
    db,
  );
}

/** Inserts sub-categories, dated `now`, without parents: `linkSubCategories` adds those. The list may be empty. */
export async function insertSubCategories(
  db: Db,
  places: readonly NewPlace<SubCategoryId>[],
  now: Date,
): Promise<void> {
  await sql`insert into sub_categories (id, name, image, created_at, updated_at) ${newPlaces(places, now)}`.execute(
    db,
  );
}

/** A query for the rows of new places. As arrays, because a statement has at most 65,535 values. */
function newPlaces(places: readonly NewPlace<string>[], now: Date): RawBuilder<unknown> {
  const of = (value: (place: NewPlace<string>) => string) => places.map(value);
  return sql`
    select id, name, image, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${of(({ id }) => id)}::text[], ${of(({ name }) => name)}::text[], ${of(({ image }) => image)}::text[])
      as place (id, name, image)`;
}

/** Puts sub-categories under categories, after their existing parents. Returns the assignments that were added. */
export async function linkSubCategories(db: Db, links: RawBuilder<LinkWanted>): Promise<Link[]> {
  const { rows } = await sql<Link>`
    insert into sub_category_parents (sub_category_id, category_id, position)
    select sub_category_id, category_id,
      (select coalesce(max(position) + 1, 0) from sub_category_parents as present
        where present.sub_category_id = missing.sub_category_id)
        + (row_number() over (partition by sub_category_id order by category_id)) - 1
    from (
      select distinct sub_category_id, category_id from (${links}) as wanted
      where category_id is not null and sub_category_id is not null
      except select sub_category_id, category_id from sub_category_parents
    ) as missing
    returning sub_category_id as "subCategoryId", category_id as "categoryId"`.execute(db);
  return rows;
}
