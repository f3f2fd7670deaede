import type { CategoryId, SubCategoryId } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

export type CategoryRow = Selectable<Tables['categories']>;

/** A sub-category with the ids of its categories, in the order in which they were chosen. */
export type SubCategoryRow = Selectable<Tables['sub_categories']> & { category_ids: CategoryId[] };

/** Categories and sub-categories by their ids; all of them are a few hundred rows at most. */
export type Taxonomy = {
  readonly categories: ReadonlyMap<CategoryId, CategoryRow>;
  readonly subCategories: ReadonlyMap<SubCategoryId, SubCategoryRow>;
};

/** The categories and sub-categories of some products. */
export type PlacedProduct = {
  readonly category_ids: readonly CategoryId[];
  readonly sub_category_ids: readonly SubCategoryId[];
};

/** All categories and sub-categories; or only those of the given products, with the parents of the latter. */
export async function readTaxonomy(db: Db, products?: readonly PlacedProduct[]): Promise<Taxonomy> {
  const subIds = products?.flatMap((product) => product.sub_category_ids);
  const subCategories = await readSubCategories(db, subIds);
  const ids = products && [
    ...products.flatMap((product) => product.category_ids),
    ...subCategories.flatMap((row) => row.category_ids),
  ];
  const categories = await readCategories(db, ids);
  return {
    categories: new Map(categories.map((row) => [row.id, row])),
    subCategories: new Map(subCategories.map((row) => [row.id, row])),
  };
}

async function readCategories(db: Db, ids?: readonly CategoryId[]): Promise<CategoryRow[]> {
  const which = ids === undefined ? sql`true` : sql`id = any(${ids}::text[])`;
  const { rows } = await sql<CategoryRow>`
    select id, name, image, created_at, updated_at from categories where ${which}`.execute(db);
  return rows;
}

async function readSubCategories(db: Db, ids?: readonly SubCategoryId[]): Promise<SubCategoryRow[]> {
  const which = ids === undefined ? sql`true` : sql`s.id = any(${ids}::text[])`;
  const { rows } = await sql<SubCategoryRow>`
    select s.id, s.name, s.image, s.created_at, s.updated_at,
      array(select category_id from sub_category_parents where sub_category_id = s.id order by position)
        as category_ids
    from sub_categories s where ${which}`.execute(db);
  return rows;
}
