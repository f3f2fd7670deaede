import type { Db } from '../../platform/database.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Old counters, forgotten resets and confirmations, dead sessions, mails sent long ago. */
export async function deleteWhatIsOver(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('rate_counters').where('window_started_at', '<', ago(1)).execute();
  await db.deleteFrom('password_resets').where('requested_at', '<', ago(1)).execute();
  await db.deleteFrom('email_confirmations').where('created_at', '<', ago(8)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', ago(7)).execute();
  await db.deleteFrom('sessions').where('ended_at', '<', ago(7)).execute();
  await db.deleteFrom('mail_outbox').where('sent_at', '<', ago(30)).execute();
}
