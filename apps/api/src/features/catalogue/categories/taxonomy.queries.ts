import type { CategoryId, SubCategoryId } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

export type CategoryRow = Selectable<Tables['categories']>;

/** A sub-category with the ids of its categories, in the order in which they were chosen. */
export type SubCategoryRow = Selectable<Tables['sub_categories']> & { category_ids: CategoryId[] };

/** Every category and sub-category: a few hundred rows at most. */
export type Taxonomy = {
  readonly categories: ReadonlyMap<CategoryId, CategoryRow>;
  readonly subCategories: ReadonlyMap<SubCategoryId, SubCategoryRow>;
};

export async function readTaxonomy(db: Db): Promise<Taxonomy> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name', 'image', 'created_at', 'updated_at'])
    .execute();
  const { rows: subCategories } = await sql<SubCategoryRow>`
    select s.id, s.name, s.image, s.created_at, s.updated_at,
      array(select category_id from sub_category_parents where sub_category_id = s.id order by position)
        as category_ids
    from sub_categories s`.execute(db);
  return {
    categories: new Map(categories.map((row) => [row.id, row])),
    subCategories: new Map(subCategories.map((row) => [row.id, row])),
  };
}
