import { type Selectable, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Tables } from '../schema.ts';
import type { Range } from '../api/lists.ts';
import type { PlannedDelivery } from '../webhooks/plan-deliveries.ts';

export type EventRow = Selectable<Tables['sandbox_events']> & {
  /** How many of its webhooks are still to be sent. */
  readonly pending: number;
};

export type EventToInsert = {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly request: object;
  readonly now: Date;
};

/** Inserts an event, without webhooks: `insertDeliveries` plans these in the same transaction. */
export async function insertEvent(tx: Db, { id, type, data, request, now }: EventToInsert): Promise<void> {
  await tx
    .insertInto('sandbox_events')
    .values({ id, type, data: JSON.stringify(data), request: JSON.stringify(request), created_at: now })
    .execute();
}

/**
 * Inserts the planned webhooks of an event that exists already; there must be at least one. Those in the state 'lost'
 * are never sent.
 */
export async function insertDeliveries(
  tx: Db,
  eventId: string,
  planned: readonly PlannedDelivery[],
): Promise<void> {
  await tx
    .insertInto('sandbox_deliveries')
    .values(
      planned.map(({ manner, state, dueAt }) => ({
        event_id: eventId,
        manner,
        state,
        answer: null,
        due_at: dueAt,
      })),
    )
    .execute();
}

function events(db: Db) {
  const pending = sql<number>`(
    select count(*) from sandbox_deliveries d where d.event_id = sandbox_events.id and d.state = 'due'
  )`;
  return db.selectFrom('sandbox_events').selectAll().select(pending.as('pending'));
}

/** An event, with the number of its webhooks that are still to be sent; undefined if there is none with this id. */
export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return events(db).where('id', '=', id).executeTakeFirst();
}

export type EventFilter = {
  readonly types?: readonly string[] | undefined;
  /** The first and the last time, both included. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

/**
 * At most `atMost` events that meet all given conditions, by their sequence number in the given order. `below` and
 * `above` are exclusive.
 */
export async function listEventRows(
  db: Db,
  { types, from, until }: EventFilter,
  { below, above, order, atMost }: Range,
): Promise<EventRow[]> {
  let query = events(db);
  if (types !== undefined) query = query.where('type', 'in', types);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (until !== undefined) query = query.where('created_at', '<=', until);
  if (below !== undefined) query = query.where('number', '<', below);
  if (above !== undefined) query = query.where('number', '>', above);
  return query.orderBy('number', order).limit(atMost).execute();
}

/** Deletes the events that were created up to this time, with their webhooks. */
export async function deleteEvents(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('sandbox_events').where('created_at', '<=', until).execute();
}
