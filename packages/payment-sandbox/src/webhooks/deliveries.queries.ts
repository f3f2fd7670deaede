import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Manner } from './plan-deliveries.ts';

export type DueDelivery = {
  readonly id: number;
  readonly eventId: string;
  readonly manner: Manner;
  /** The current attempt included. */
  readonly tries: number;
};

/** Claims due webhooks, so that nobody else sends them before `until`. */
export async function claimDue(db: Db, now: Date, until: Date, atMost: number): Promise<DueDelivery[]> {
  const due = db
    .selectFrom('sandbox_deliveries')
    .select('id')
    .where('state', '=', 'due')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('sandbox_deliveries')
    .set({ due_at: until, tries: sql<number>`tries + 1` })
    .where('id', 'in', due)
    .returning(['id', 'event_id as eventId', 'manner', 'tries'])
    .execute();
  return rows.map((row) => ({ ...row, manner: row.manner as Manner })).toSorted((a, b) => a.id - b.id);
}

/**
 * Records the outcome of a webhook's last attempt: the status of the shop's response, or the error. It isn't sent
 * again.
 */
export async function markAnswered(
  db: Db,
  id: number,
  state: 'delivered' | 'refused',
  answer: string,
): Promise<void> {
  await db.updateTable('sandbox_deliveries').set({ state, answer }).where('id', '=', id).execute();
}

/** Records the outcome of a failed attempt, and when the webhook is due again. Its state remains 'due'. */
export async function sendAgainAt(db: Db, id: number, dueAt: Date, answer: string): Promise<void> {
  await db.updateTable('sandbox_deliveries').set({ due_at: dueAt, answer }).where('id', '=', id).execute();
}

/** When the next webhook is due; null if there is none. */
export async function findNextDue(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('sandbox_deliveries')
    .select('due_at')
    .where('state', '=', 'due')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

export type RecentDelivery = {
  readonly type: string;
  readonly manner: string;
  readonly state: string;
  readonly tries: number;
  readonly answer: string | null;
};

/** The state of the last webhooks, newest first. */
export async function listRecentDeliveries(db: Db, atMost: number): Promise<RecentDelivery[]> {
  return db
    .selectFrom('sandbox_deliveries as d')
    .innerJoin('sandbox_events as e', 'e.id', 'd.event_id')
    .select(['e.type', 'd.manner', 'd.state', 'd.tries', 'd.answer'])
    .orderBy('d.id', 'desc')
    .limit(atMost)
    .execute();
}
