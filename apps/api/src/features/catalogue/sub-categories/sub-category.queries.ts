import type { CategoryId, SubCategoryId } from '@jhola/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

type Row = Selectable<Tables['sub_categories']>;

/** Inserts a sub-category without parents: `placeSubCategory` adds those. */
export async function insertSubCategory(db: Db, row: Row): Promise<void> {
  await db.insertInto('sub_categories').values(row).execute();
}

/** Changes a sub-category's name and picture; does nothing if it doesn't exist. */
export async function changeSubCategory(
  db: Db,
  id: SubCategoryId,
  change: Pick<Row, 'name' | 'image' | 'updated_at'>,
): Promise<void> {
  await db.updateTable('sub_categories').set(change).where('id', '=', id).execute();
}

/** Puts a sub-category under exactly these categories. */
export async function placeSubCategory(db: Db, id: SubCategoryId, categories: CategoryId[]): Promise<void> {
  await db.deleteFrom('sub_category_parents').where('sub_category_id', '=', id).execute();
  const parents = categories.map((category_id, position) => ({ sub_category_id: id, category_id, position }));
  await db.insertInto('sub_category_parents').values(parents).execute();
}

/** Locks the row, if it exists, until the transaction ends. */
export async function lockSubCategory(db: Db, id: SubCategoryId): Promise<void> {
  await db.selectFrom('sub_categories').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * The number of products in a sub-category. Lock the sub-category first, so that none is added before it is deleted.
 */
export async function countProductsOfSubCategory(db: Db, id: SubCategoryId): Promise<number> {
  const { count } = await db
    .selectFrom('product_sub_categories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sub_category_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes a sub-category, if it exists, and its assignments to categories. Violates a foreign key if a product is in
 * it.
 */
export async function deleteSubCategoryRow(db: Db, id: SubCategoryId): Promise<void> {
  await db.deleteFrom('sub_categories').where('id', '=', id).execute();
}

/**
 * Returns the ids that are a sub-category's; locks these sub-categories against deletion until the transaction ends.
 */
export async function lockExistingSubCategories(
  db: Db,
  ids: readonly SubCategoryId[],
): Promise<SubCategoryId[]> {
  const rows = await db
    .selectFrom('sub_categories')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map((row) => row.id);
}
