import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { SandboxCard, SandboxDecline, Tables } from '../schema.ts';
import type { SessionRow } from '../sessions/sessions.queries.ts';

export type IntentRow = Selectable<Tables['sandbox_payment_intents']>;
export type ChargeRow = Selectable<Tables['sandbox_charges']>;

/** The session's intent, created if necessary. The caller has locked the session. */
export async function ensureIntent(tx: Db, session: SessionRow, id: string, now: Date): Promise<IntentRow> {
  const there = await findIntentOf(tx, session.id);
  if (there !== undefined) return there;
  return tx
    .insertInto('sandbox_payment_intents')
    .values({
      id,
      session_id: session.id,
      status: 'requires_payment_method',
      amount: session.amount,
      currency: session.currency,
      card: null,
      last_error: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type IntentChange = {
  readonly status: IntentRow['status'];
  readonly card?: SandboxCard;
  readonly error?: SandboxDecline | null;
  readonly canceledAt?: Date;
};

/**
 * Sets the status and the given fields, and returns the changed row. Absent fields stay as they are; `error: null`
 * removes the last error. Throws if there is no such intent.
 */
export async function changeIntent(tx: Db, id: string, change: IntentChange): Promise<IntentRow> {
  const { status, card, error, canceledAt } = change;
  return tx
    .updateTable('sandbox_payment_intents')
    .set({
      status,
      ...(card === undefined ? {} : { card: JSON.stringify(card) }),
      ...(error === undefined ? {} : { last_error: error === null ? null : JSON.stringify(error) }),
      ...(canceledAt === undefined ? {} : { canceled_at: canceledAt }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The payment intent with this id; undefined if there is none. */
export async function findIntent(db: Db, id: string): Promise<IntentRow | undefined> {
  return db.selectFrom('sandbox_payment_intents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A session's only intent; undefined before the first attempt to pay. */
export async function findIntentOf(db: Db, sessionId: string): Promise<IntentRow | undefined> {
  return db
    .selectFrom('sandbox_payment_intents')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** The intents of several sessions, by session. */
export async function findIntentsOf(db: Db, sessionIds: readonly string[]): Promise<Map<string, IntentRow>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sandbox_payment_intents')
    .selectAll()
    .where('session_id', 'in', sessionIds)
    .execute();
  return new Map(rows.map((row) => [row.session_id, row]));
}

export type ChargeToInsert = {
  readonly id: string;
  readonly intentId: string;
  readonly amount: number;
  readonly card: SandboxCard;
  /** Why it failed; null if the money was taken. */
  readonly decline: SandboxDecline | null;
  readonly now: Date;
};

/**
 * Inserts a charge: failed if it has a `decline`, else successful. Throws if the intent would then have two successful
 * charges.
 */
export async function insertCharge(tx: Db, charge: ChargeToInsert): Promise<ChargeRow> {
  return tx
    .insertInto('sandbox_charges')
    .values({
      id: charge.id,
      payment_intent_id: charge.intentId,
      status: charge.decline === null ? 'succeeded' : 'failed',
      amount: charge.amount,
      card: JSON.stringify(charge.card),
      decline: charge.decline === null ? null : JSON.stringify(charge.decline),
      created_at: charge.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The latest charge of an intent. */
export async function findLatestCharge(db: Db, intentId: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('payment_intent_id', '=', intentId)
    .orderBy('created_at', 'desc')
    .orderBy('status', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The charge with this id, successful or failed; undefined if there is none. */
export async function findCharge(db: Db, id: string): Promise<ChargeRow | undefined> {
  return db.selectFrom('sandbox_charges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The successful charge of an intent, locked against other refunds until the end of the transaction. */
export async function lockTaken(tx: Db, intentId: string): Promise<ChargeRow | undefined> {
  return tx
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('payment_intent_id', '=', intentId)
    .where('status', '=', 'succeeded')
    .forUpdate()
    .executeTakeFirst();
}

/** Records a refunded amount of a charge. */
export async function addRefunded(tx: Db, id: string, amount: number): Promise<ChargeRow> {
  return tx
    .updateTable('sandbox_charges')
    .set((eb) => ({ amount_refunded: eb('amount_refunded', '+', amount) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
