import type { Id, ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';

/** Records that a product was edited in place or added; returns false if this edit was made before. */
export async function rememberEdit(
  tx: Db,
  productId: ProductId,
  editId: Id<'ProductEdit'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('product_edits')
    .values({ product_id: productId, edit_id: editId, edited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The product that a recorded edit changed or added; it may have been deleted since. */
export async function productOfEdit(tx: Db, editId: Id<'ProductEdit'>): Promise<ProductId> {
  const edit = await tx
    .selectFrom('product_edits')
    .select('product_id')
    .where('edit_id', '=', editId)
    .executeTakeFirstOrThrow();
  return edit.product_id;
}

/** Deletes records of edits before the given time; browsers no longer repeat those. */
export async function deleteEditsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('product_edits').where('edited_at', '<', before).execute();
}
