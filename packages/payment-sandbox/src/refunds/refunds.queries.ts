import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Tables } from '../schema.ts';
import type { Range } from '../api/lists.ts';

export type RefundRow = Selectable<Tables['sandbox_refunds']>;

export type RefundToInsert = {
  readonly id: string;
  readonly chargeId: string;
  readonly intentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly now: Date;
};

/** Inserts a refund. The refunded amount of the charge is another write, `addRefunded`, in the same transaction. */
export async function insertRefund(tx: Db, refund: RefundToInsert): Promise<RefundRow> {
  return tx
    .insertInto('sandbox_refunds')
    .values({
      id: refund.id,
      charge_id: refund.chargeId,
      payment_intent_id: refund.intentId,
      amount: refund.amount,
      currency: refund.currency,
      reason: refund.reason,
      metadata: JSON.stringify(refund.metadata),
      created_at: refund.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The refund with this id; undefined if there is none. */
export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('sandbox_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * At most `atMost` refunds, of one intent if it is given, by their sequence number in the given order. `below` and
 * `above` are exclusive.
 */
export async function listRefundRows(
  db: Db,
  intentId: string | undefined,
  { below, above, order, atMost }: Range,
): Promise<RefundRow[]> {
  let query = db.selectFrom('sandbox_refunds').selectAll();
  if (intentId !== undefined) query = query.where('payment_intent_id', '=', intentId);
  if (below !== undefined) query = query.where('number', '<', below);
  if (above !== undefined) query = query.where('number', '>', above);
  return query.orderBy('number', order).limit(atMost).execute();
}
