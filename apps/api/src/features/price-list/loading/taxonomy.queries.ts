/** Categories and sub-categories of a staged list that the shop doesn't have. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { LinkWanted } from '../../catalogue/index.ts';

/** In the list's sequence; of several spellings the first. */
export async function readMissingCategories(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select distinct on (lower(category)) category as name, products.line, position
      from listed_places join listed_products as products using (key)
      where category is not null and lower(category) not in (select lower(name) from categories)
      order by lower(category), products.line, position
    ) as missing order by line, position`.execute(db);
  return rows.map((row) => row.name);
}

/**
 * In the list's sequence; of several spellings the first, with the category that is beside it. Without a category its
 * own name is used as the category.
 */
export async function readMissingSubCategories(db: Db): Promise<{ name: string; category: string }[]> {
  const { rows } = await sql<{ name: string; category: string }>`
    select name, category from (
      select distinct on (lower(sub_category)) sub_category as name, coalesce(category, sub_category) as category,
        products.line, position
      from listed_places join listed_products as products using (key)
      where sub_category is not null and lower(sub_category) not in (select lower(name) from sub_categories)
      order by lower(sub_category), products.line, position
    ) as missing order by line, position`.execute(db);
  return rows;
}

/**
 * Writes listed_place_ids: the ids of the places of new and moved products. If the shop has several sub-categories with
 * the same name, uses the one that is in the category already. Call it after the missing ones are created.
 */
export async function resolvePlaces(db: Db): Promise<void> {
  // Only an export has a category or a sub-category without the other.
  await sql`
    create temp table listed_place_ids on commit drop as
    select change.product_id, place.position,
      coalesce(pair.category_id, category.id) as category_id,
      coalesce(pair.sub_category_id, sub_category.id) as sub_category_id
    from listed_places as place
    join listed_changes as change on change.key = place.key and (change.is_new or change.moved)
    left join (
      select distinct on (named.category, named.sub_category)
        named.category, named.sub_category, categories.id as category_id, sub_categories.id as sub_category_id
      from (select distinct category, sub_category from listed_places) as named
      join categories on lower(categories.name) = lower(named.category)
      join sub_categories on lower(sub_categories.name) = lower(named.sub_category)
      left join sub_category_parents as parent
        on parent.sub_category_id = sub_categories.id and parent.category_id = categories.id
      order by named.category, named.sub_category, parent.category_id is null, sub_categories.id
    ) as pair on pair.category = place.category and pair.sub_category = place.sub_category
    left join categories as category
      on place.sub_category is null and lower(category.name) = lower(place.category)
    left join (
      select distinct on (alone.key, alone.sub_category) alone.key, alone.sub_category, found.id
      from listed_places as alone
      join listed_changes as change on change.key = alone.key and (change.is_new or change.moved)
      join sub_categories as found on lower(found.name) = lower(alone.sub_category)
      left join product_sub_categories as assigned
        on assigned.sub_category_id = found.id and assigned.product_id = change.product_id
      where alone.category is null
      order by alone.key, alone.sub_category, assigned.product_id is null, found.id
    ) as sub_category
      on place.category is null and sub_category.key = place.key and sub_category.sub_category = place.sub_category`.execute(
    db,
  );
  await sql`analyze listed_place_ids`.execute(db);
}

/** Every sub-category with its categories in the list. */
export function plannedLinks(): RawBuilder<LinkWanted> {
  return sql<LinkWanted>`select sub_category_id, category_id from listed_place_ids`;
}
