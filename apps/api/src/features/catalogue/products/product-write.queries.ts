import type { CategoryId, ProductId, SubCategoryId, UserId } from '@jhola/domain';
import { type Insertable, type Updateable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

type Products = Tables['products'];

/** Inserts a product without categories: `placeProduct` assigns them. */
export async function insertProduct(db: Db, row: Insertable<Products>): Promise<void> {
  await db.insertInto('products').values(row).execute();
}

export type LockedProduct = { name: string; stock: number; updated_at: Date; content_updated_at: Date };

/** Locks the row until the transaction ends and returns it. */
export async function lockProduct(db: Db, id: ProductId): Promise<LockedProduct | undefined> {
  return db
    .selectFrom('products')
    .select(['name', 'stock', 'updated_at', 'content_updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Changes columns of a product; does nothing if it doesn't exist. The caller has locked the row, and sets its times.
 */
export async function changeProduct(db: Db, id: ProductId, change: Updateable<Products>): Promise<void> {
  await db.updateTable('products').set(change).where('id', '=', id).execute();
}

/** Assigns a product to exactly these categories and sub-categories, in this order. */
export async function placeProduct(
  db: Db,
  id: ProductId,
  categories: readonly CategoryId[],
  subCategories: readonly SubCategoryId[],
): Promise<void> {
  await db.deleteFrom('product_categories').where('product_id', '=', id).execute();
  await db.deleteFrom('product_sub_categories').where('product_id', '=', id).execute();
  await db
    .insertInto('product_categories')
    .values(categories.map((category_id, position) => ({ product_id: id, category_id, position })))
    .execute();
  await db
    .insertInto('product_sub_categories')
    .values(subCategories.map((sub_category_id, position) => ({ product_id: id, sub_category_id, position })))
    .execute();
}

/** The sum of all changes of a product's stock after a time: sales, returns and edits. */
export async function stockMovedSince(db: Db, id: ProductId, since: Date): Promise<number> {
  const { change } = await db
    .selectFrom('stock_moves')
    .select(sql<number>`coalesce(sum(change), 0)`.as('change'))
    .where('product_id', '=', id)
    .where('moved_at', '>', since)
    .executeTakeFirstOrThrow();
  return change;
}

/** Whether this admin, after `since`, changed a product's stock by exactly `change`. */
export async function hasEditedStockSince(
  db: Db,
  { id, actor, since, change }: { id: ProductId; actor: UserId; since: Date; change: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('stock_moves as move')
    .innerJoin('admin_changes as entry', (join) =>
      join.onRef('entry.entity_id', '=', 'move.product_id').onRef('entry.changed_at', '=', 'move.moved_at'),
    )
    .select('move.change')
    .where('move.product_id', '=', id)
    .where('move.moved_at', '>', since)
    .where('move.reason', '=', 'edited')
    .where('move.change', '=', change)
    .where('entry.entity', '=', 'product')
    .where('entry.actor_id', '=', actor)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether `earlier` is an outdated stock: the product had it at some time after `since`, and sales, less returns, have
 * reduced it since then. `present`: its stock now.
 */
export async function wasSoldSince(
  db: Db,
  id: ProductId,
  since: Date,
  present: number,
  earlier: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (
      select ${present}::integer - sum(change) over latest_first as stock,
        sum(change) filter (where reason in ('sold', 'returned')) over latest_first as sold
      from stock_moves where product_id = ${id} and moved_at > ${since}
      window latest_first as (order by moved_at desc rows unbounded preceding)
    ) as history
    where stock = ${earlier} and sold < 0 limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Records that an admin changed a product's stock by `change`, which may be negative. Doesn't change the stock itself.
 */
export async function recordStockEdit(db: Db, id: ProductId, change: number, at: Date): Promise<void> {
  await db
    .insertInto('stock_moves')
    .values({ product_id: id, moved_at: at, change, reason: 'edited' })
    .execute();
}

/** Its cart lines are deleted too; order lines keep their copy. */
export async function deleteProductRow(db: Db, id: ProductId): Promise<void> {
  await db.deleteFrom('products').where('id', '=', id).execute();
}
