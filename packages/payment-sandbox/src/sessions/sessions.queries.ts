import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { SandboxAsked, SandboxLine, Tables } from '../schema.ts';
import type { Range } from '../api/lists.ts';

export type SessionRow = Selectable<Tables['sandbox_sessions']>;

export type SessionToInsert = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly asked: SandboxAsked;
  readonly lines: readonly SandboxLine[];
  readonly expiresAt: Date;
  readonly now: Date;
};

/** Inserts an open session. Its amounts are in the currency's smallest unit: paise for rupees. */
export async function insertSession(tx: Db, session: SessionToInsert): Promise<SessionRow> {
  return tx
    .insertInto('sandbox_sessions')
    .values({
      id: session.id,
      status: 'open',
      amount: session.amount,
      currency: session.currency,
      asked: JSON.stringify(session.asked),
      lines: JSON.stringify(session.lines),
      expires_at: session.expiresAt,
      created_at: session.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The session with this id, not locked; undefined if there is none. One that has expired may still have the status
 * 'open'.
 */
export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The session, locked until the end of the transaction. */
export async function lockSession(tx: Db, id: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Ends a session, which the caller has locked, and returns the changed row. Throws if its status isn't 'open'. */
export async function closeSession(tx: Db, id: string, status: 'complete' | 'expired'): Promise<SessionRow> {
  return tx
    .updateTable('sandbox_sessions')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Open sessions that have expired. */
export async function findLapsed(db: Db, now: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_sessions')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

export type SessionFilter = { readonly intentId?: string | undefined; readonly status?: string | undefined };

/**
 * At most `atMost` sessions that meet all given conditions, by their sequence number in the given order. `below` and
 * `above` are exclusive.
 */
export async function listSessionRows(
  db: Db,
  { intentId, status }: SessionFilter,
  { below, above, order, atMost }: Range,
): Promise<SessionRow[]> {
  let query = db.selectFrom('sandbox_sessions').selectAll();
  if (intentId !== undefined) {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('sandbox_payment_intents').select('session_id').where('id', '=', intentId),
    );
  }
  if (status !== undefined) query = query.where('status', '=', status as SessionRow['status']);
  if (below !== undefined) query = query.where('number', '<', below);
  if (above !== undefined) query = query.where('number', '>', above);
  return query.orderBy('number', order).limit(atMost).execute();
}
