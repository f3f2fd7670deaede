import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';

/** What admins changed about a user's account, oldest first; without the admins' names. */
export async function readChangesOfAccount(db: Db, userId: UserId) {
  return db
    .selectFrom('admin_changes')
    .select(['changed_at as changedAt', 'action', 'before', 'after'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .orderBy('id')
    .execute();
}
