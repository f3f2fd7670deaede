import type { Id } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { ChangeId } from '../../audit/index.ts';

/** The id by which a bulk action is recognised if it is sent again, and the action, as in the audit log. */
export type ActionKey = { readonly actionId: Id<'BulkAction'> | ChangeId; readonly action: string };

/** What a bulk action has done so far. */
export type Progress = {
  /** The number of changed products. */
  readonly count: number;
  /** The entry of the audit log; null if nothing has changed. */
  readonly id: ChangeId | null;
  readonly isFinished: boolean;
};

export const NOTHING_DONE: Progress = { count: 0, id: null, isFinished: false };

const PROGRESS = ['products as count', 'change_id as id', 'is_finished as isFinished'] as const;

/** What was done by this action when it was sent before. */
export async function readProgress(db: Db, { actionId, action }: ActionKey): Promise<Progress> {
  const progress = await db
    .selectFrom('bulk_actions')
    .select(PROGRESS)
    .where('action_id', '=', actionId)
    .where('whole', '=', action)
    .executeTakeFirst();
  return progress ?? NOTHING_DONE;
}

/** The same, and other requests with this action wait until the transaction ends. */
export async function lockProgress(tx: Db, { actionId, action }: ActionKey, now: Date): Promise<Progress> {
  return tx
    .insertInto('bulk_actions')
    .values({ action_id: actionId, whole: action, change_id: null, products: 0, started_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['action_id', 'whole'])
        .doUpdateSet(({ ref }) => ({ products: ref('bulk_actions.products') })),
    )
    .returning(PROGRESS)
    .executeTakeFirstOrThrow();
}

/** Records what is done, in the transaction that does it. */
export async function saveProgress(
  tx: Db,
  { actionId, action }: ActionKey,
  { count, id, isFinished }: Progress,
): Promise<void> {
  await tx
    .updateTable('bulk_actions')
    .set({ products: count, change_id: id, is_finished: isFinished })
    .where('action_id', '=', actionId)
    .where('whole', '=', action)
    .execute();
}

/** Deletes the records of actions before the given time; browsers no longer repeat those. */
export async function deleteBulkActionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('bulk_actions').where('started_at', '<', before).execute();
}
