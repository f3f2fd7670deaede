import type { SessionId, UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { deleteFactorsOf } from '../second-factor/factors.queries.ts';

/** Takes the strongest row lock: orders of this user wait. */
export async function lockForClosing(tx: Db, id: UserId) {
  return tx
    .selectFrom('users')
    .select(['email', 'name', 'role', 'avatar', 'status', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Deletes sessions, known devices, second factors, OTPs and confirmations of a user. Only the session `last` is kept,
 * as ended and without its device: it identifies a repeated request to delete the account.
 */
export async function deleteAllOf(tx: Db, id: UserId, last: SessionId, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', id).where('id', '<>', last).execute();
  await tx.updateTable('sessions').set({ ended_at: now, device: '' }).where('id', '=', last).execute();
  await tx.deleteFrom('refresh_tokens').where('session_id', '=', last).execute();
  await tx.deleteFrom('known_devices').where('user_id', '=', id).execute();
  await deleteFactorsOf(tx, id);
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
  await tx.deleteFrom('email_confirmations').where('user_id', '=', id).execute();
}
