/** What admins added to the catalogue besides products, by the id with which the browser sent it. */
import type { Id } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';

/** The id by which a form that is sent again is recognised; absent in forms of other clients. */
export type AdditionId = Id<'Addition'> | undefined;

/**
 * Records that this form adds `id`, and returns null; or, if the form was sent before, returns the id that it added
 * then, which may have been deleted since. Waits while a transaction that has sent the same form is open.
 */
export async function addedBefore<Of extends string>(
  tx: Db,
  editId: AdditionId,
  id: Id<Of>,
  now: Date,
): Promise<Id<Of> | null> {
  if (editId === undefined) return null;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('catalogue_additions')
    .values({ edit_id: editId, entity_id: id, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return null;
  const before = await tx
    .selectFrom('catalogue_additions')
    .select('entity_id')
    .where('edit_id', '=', editId)
    .executeTakeFirstOrThrow();
  return before.entity_id as Id<Of>;
}

/** Deletes records of additions before the given time; browsers no longer repeat those. */
export async function deleteAdditionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('catalogue_additions').where('added_at', '<', before).execute();
}
