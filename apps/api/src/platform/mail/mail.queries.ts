import { type Id, makeId, type UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';
import { isDue } from '../is-due.queries.ts';
import type { Mail, MailContent } from './content.ts';
import { LONGEST_PAUSE_MS } from './mail-times.ts';

export type DueMail = Omit<Mail, 'content'> & {
  readonly id: Id<'Mail'>;
  readonly content: MailContent | null;
  readonly tries: number;
  readonly createdAt: Date;
};

/** Inserts a mail into the outbox, in the transaction that causes it, so that it is sent after the commit or never. */
export async function queueMail(tx: Db, mail: Mail, now: Date): Promise<void> {
  await queueMails(tx, [mail], now);
}

/** The same for several mails; at least one. */
export async function queueMails(tx: Db, mails: readonly Mail[], now: Date): Promise<void> {
  const rows = mails.map(({ recipient, subject, body, content }) => ({
    id: makeId<'Mail'>(now),
    recipient,
    subject,
    body,
    content: content === undefined ? null : JSON.stringify(content),
    created_at: now,
    next_try_at: now,
    last_fault: null,
  }));
  await tx.insertInto('mail_outbox').values(rows).execute();
}

/**
 * The same as part of a statement, for a mail that contains values which the statement creates: subject, body and
 * content are expressions over the single row of `source`.
 */
export function insertMail(
  source: RawBuilder<unknown>,
  mail: {
    readonly id: Id<'Mail'>;
    readonly recipient: string;
    readonly subject: RawBuilder<unknown>;
    readonly body: RawBuilder<unknown>;
    readonly content: RawBuilder<unknown>;
  },
  now: Date,
): RawBuilder<unknown> {
  return sql`insert into mail_outbox (id, recipient, subject, body, content, created_at, next_try_at)
    select ${mail.id}, ${mail.recipient}, ${mail.subject}, ${mail.body}, ${mail.content}, ${now}::timestamptz,
      ${now}::timestamptz
    from ${source}`;
}

/**
 * Claims mails that are due, so that no other sender claims them before `until`. A mail whose next try is further away
 * than the longest pause is due too: a clock that was ahead had set that time.
 */
export async function claimDueMails(db: Db, now: Date, until: Date, atMost: number): Promise<DueMail[]> {
  const due = db
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where(isDue('next_try_at', now, LONGEST_PAUSE_MS))
    .orderBy('next_try_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('mail_outbox')
    .set({ next_try_at: until, tries: sql<number>`tries + 1` })
    .where('id', 'in', due)
    .returning(['id', 'recipient', 'subject', 'body', 'content', 'tries', 'created_at'])
    .execute();
  return rows.map(({ created_at: createdAt, ...mail }) => ({ ...mail, createdAt }));
}

/**
 * Records that mails were sent, and forgets their earlier errors. The rows stay until they are cleaned up. Does nothing
 * without ids.
 */
export async function markSent(db: Db, ids: readonly Id<'Mail'>[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update mail_outbox set sent_at = ${now}, last_fault = null where id = any(${ids}::text[])`.execute(
    db,
  );
}

/** When to retry a mail, and why it failed; without an error it wasn't tried. */
export type Retry = { readonly id: Id<'Mail'>; readonly at: Date; readonly fault: string | null };

/**
 * Releases claimed mails until the time of their next try. An error is shortened to 500 characters; without a new one
 * the earlier error stays, and the claim doesn't count as a try. Does nothing without retries.
 */
export async function postpone(db: Db, retries: readonly Retry[]): Promise<void> {
  if (retries.length === 0) return;
  await sql`
    update mail_outbox m set next_try_at = r.at, last_fault = coalesce(left(r.fault, 500), m.last_fault),
      tries = case when r.fault is null then greatest(m.tries - 1, 0) else m.tries end
    from unnest(${retries.map(({ id }) => id)}::text[], ${retries.map(({ at }) => at)}::timestamptz[],
      ${retries.map(({ fault }) => fault)}::text[]) r (id, at, fault)
    where m.id = r.id`.execute(db);
}

export type Backlog = {
  /** The number of unsent mails, including those that wait for a retry. */
  readonly count: number;
  /**
   * How many of them are stuck: queued after the newest mail that was sent. If a newer mail was sent, sending works, and
   * only the recipient of the older one refuses it.
   */
  readonly stuck: number;
  /** When the oldest stuck mail was queued; null if none is stuck. */
  readonly oldest: Date | null;
};

/** Whether an unsent mail is stuck. Ids are in the order of time, so the newest sent mail is at the end of their index. */
const isStuck = (now: Date) => sql`id > coalesce((
    select id from mail_outbox where sent_at is not null and created_at <= ${now}::timestamptz
    order by id desc limit 1
  ), '')`;

/** The error of the most recently tried mail among the stuck ones; null if none of them failed. */
export async function readLastFault(db: Db, now: Date): Promise<string | null> {
  const { rows } = await sql<{ fault: string }>`
    select last_fault as fault from mail_outbox
    where sent_at is null and last_fault is not null and ${isStuck(now)}
    order by next_try_at desc limit 1`.execute(db);
  return rows[0]?.fault ?? null;
}

/** Counts the unsent mails, and those of them that are stuck. */
export async function readBacklog(db: Db, now: Date): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select count(*) as count, count(*) filter (where is_stuck) as stuck,
      min(created_at) filter (where is_stuck) as oldest
    from (select created_at, ${isStuck(now)} as is_stuck from mail_outbox where sent_at is null) unsent`.execute(
    db,
  );
  return rows[0] ?? { count: 0, stuck: 0, oldest: null };
}

/**
 * Subjects and times of the mails that were queued for an address since a time, oldest first. Leaves out those of an
 * account that had the address before.
 */
export async function readMailsTo(db: Db, recipient: string, since: Date) {
  return db
    .selectFrom('mail_outbox')
    .select(['subject', 'created_at as queuedAt', 'sent_at as sentAt'])
    .where('recipient', '=', recipient)
    .where('earlier_address_of', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('id')
    .execute();
}

/** Records that all mails to an address are an account's, which gives the address up. */
export async function keepMailsWithAccount(tx: Db, recipient: string, userId: UserId): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set({ earlier_address_of: userId })
    .where('recipient', '=', recipient)
    .where('earlier_address_of', 'is', null)
    .execute();
}

/**
 * Deletes an account's mails, sent or not, to its address and to earlier ones. Returns the addresses to which some of
 * them weren't sent yet.
 */
export async function deleteMailsOf(
  db: Db,
  { id, email }: { readonly id: UserId; readonly email: string },
): Promise<string[]> {
  const deleted = await db
    .deleteFrom('mail_outbox')
    .where((eb) =>
      eb.or([
        eb('earlier_address_of', '=', id),
        eb.and([eb('recipient', '=', email), eb('earlier_address_of', 'is', null)]),
      ]),
    )
    .returning(['recipient', 'sent_at'])
    .execute();
  const waiting = deleted.filter(({ sent_at: sentAt }) => sentAt === null);
  return [...new Set(waiting.map(({ recipient }) => recipient))];
}

/** Deletes mails that were sent before a time. */
export async function deleteSentMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('sent_at', '<', before).execute();
}

/** Deletes mails that were queued before a time and couldn't be sent. */
export async function deleteUnsentMails(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('sent_at', 'is', null)
    .where('created_at', '<', before)
    .where('last_fault', 'is not', null)
    .execute();
}

/** Those of the given ids whose mails are still in the outbox. */
export async function readMailIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_outbox where id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
