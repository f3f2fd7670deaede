import type { Db } from '../../platform/database.ts';

/** Deletes password resets that were requested before this time, whether they were used or not. */
export async function deleteOldResets(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('requested_at', '<', before).execute();
}

/** Deletes email confirmations that were created before this time, whether they were used or not. */
export async function deleteOldConfirmations(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_confirmations').where('created_at', '<', before).execute();
}

/** Deletes unfinished logins, unsigned challenges, and unconfirmed authenticators. */
export async function deleteUnfinishedSteps(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('pending_logins').where('begun_at', '<', before).execute();
  await db.deleteFrom('passkey_challenges').where('made_at', '<', before).execute();
  await db
    .deleteFrom('authenticators')
    .where('confirmed_at', 'is', null)
    .where('added_at', '<', before)
    .execute();
}

/** Deletes sessions that expired or ended before the given time. */
export async function deleteEndedSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expires_at', '<', before), eb('ended_at', '<', before)]))
    .execute();
}
