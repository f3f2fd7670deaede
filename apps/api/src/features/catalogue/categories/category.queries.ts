import type { CategoryId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CategoryRow } from './taxonomy.queries.ts';

/**
 * Inserts a category and returns its row. Violates categories_name_key if the name is taken, also in other capitals.
 */
export async function insertCategory(db: Db, row: CategoryRow): Promise<CategoryRow> {
  return db.insertInto('categories').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Throws if there is no such category. */
export async function changeCategory(
  db: Db,
  id: CategoryId,
  change: Pick<CategoryRow, 'name' | 'image' | 'updated_at'>,
): Promise<CategoryRow> {
  return db
    .updateTable('categories')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the row: nobody else can change or reference it until the transaction ends. */
export async function lockCategory(db: Db, id: CategoryId): Promise<CategoryRow | undefined> {
  return db.selectFrom('categories').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * The numbers of sub-categories and products in a category; 0 if there is no such category. Lock the category first, so
 * that none is added before it is deleted.
 */
export async function countUsesOfCategory(
  db: Db,
  id: CategoryId,
): Promise<{ subCategories: number; products: number }> {
  const { rows } = await sql<{ subCategories: number; products: number }>`select
    (select count(*) from sub_category_parents where category_id = ${id}) as "subCategories",
    (select count(*) from product_categories where category_id = ${id}) as products`.execute(db);
  return rows[0] ?? { subCategories: 0, products: 0 };
}

/** Deletes a category, if it exists. Violates a foreign key if a sub-category or product is in it. */
export async function deleteCategoryRow(db: Db, id: CategoryId): Promise<void> {
  await db.deleteFrom('categories').where('id', '=', id).execute();
}

/** Returns the ids that are a category's; locks these categories against deletion until the transaction ends. */
export async function lockExistingCategories(db: Db, ids: readonly CategoryId[]): Promise<CategoryId[]> {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map((row) => row.id);
}
