import type { Id, UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { CartLeftOut } from '../../platform/schema.ts';

/** Deletes records of merges and additions before the given time; clients no longer repeat those. */
export async function deleteMergesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('cart_merges').where('merged_at', '<', before).execute();
}

/** Records a merge; returns false if it was done before. */
export async function rememberMerge(
  db: Db,
  userId: UserId,
  mergeId: Id<'CartMerge'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cart_merges')
    .values({ user_id: userId, merge_id: mergeId, merged_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records what a merge left out. */
export async function rememberLeftOut(
  db: Db,
  userId: UserId,
  mergeId: Id<'CartMerge'>,
  leftOut: readonly CartLeftOut[],
): Promise<void> {
  await db
    .updateTable('cart_merges')
    .set({ left_out: JSON.stringify(leftOut) })
    .where('user_id', '=', userId)
    .where('merge_id', '=', mergeId)
    .execute();
}

/** What a merge left out; empty if it was an addition. */
export async function readLeftOut(db: Db, userId: UserId, mergeId: Id<'CartMerge'>): Promise<CartLeftOut[]> {
  const merge = await db
    .selectFrom('cart_merges')
    .select('left_out')
    .where('user_id', '=', userId)
    .where('merge_id', '=', mergeId)
    .executeTakeFirst();
  return merge?.left_out ?? [];
}
