import { type Id, makeId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

export type Mail = { readonly recipient: string; readonly subject: string; readonly body: string };
export type DueMail = Mail & { readonly id: Id<'Mail'>; readonly tries: number; readonly createdAt: Date };

/** Writes a mail into the outbox, in the transaction that causes it; it goes out after the commit, or never. */
export async function queueMail(tx: Db, mail: Mail, now: Date): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({ id: makeId<'Mail'>(now), ...mail, created_at: now, next_try_at: now, last_fault: null })
    .execute();
}

/** Takes mails that are due, so that no other sender takes them before `until`. */
export async function claimDueMails(db: Db, now: Date, until: Date, atMost: number): Promise<DueMail[]> {
  const due = db
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('mail_outbox')
    .set({ next_try_at: until, tries: sql<number>`tries + 1` })
    .where('id', 'in', due)
    .returning(['id', 'recipient', 'subject', 'body', 'tries', 'created_at'])
    .execute();
  return rows.map(({ created_at: createdAt, ...mail }) => ({ ...mail, createdAt }));
}

export async function markSent(db: Db, id: Id<'Mail'>, now: Date): Promise<void> {
  await db.updateTable('mail_outbox').set({ sent_at: now, last_fault: null }).where('id', '=', id).execute();
}

export async function markFailed(db: Db, id: Id<'Mail'>, nextTryAt: Date, fault: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_try_at: nextTryAt, last_fault: fault.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/** Deletes mails that went out before a time. */
export async function deleteSentMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('sent_at', '<', before).execute();
}
