import { z } from 'zod';
import type { Db } from '../database.ts';
import { pageParams, readPage } from '../api/lists.ts';
import { expand, integer } from '../api/parse-params.ts';
import { missing } from '../api/api-fault.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { endLapsed } from '../sessions/end-session.ts';
import { toEvent } from './event.mapper.ts';
import { deleteEvents, type EventRow, findEvent, listEventRows } from './events.queries.ts';

/** The end of the year 9999, in seconds since 1970. */
const LAST_SECOND = 253_402_300_799;

const seconds = integer.refine(
  (given) => given >= 0 && given <= LAST_SECOND,
  'must be seconds from 1970 to 9999',
);

const span = z.strictObject({
  gt: seconds.optional(),
  gte: seconds.optional(),
  lt: seconds.optional(),
  lte: seconds.optional(),
});

export const listEventsParams = z.strictObject({
  ...pageParams,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  created: z.union([seconds, span]).optional(),
  expand,
});

/** The provider keeps events for thirty days. A webhook is tried for less than four. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Deletes expired events. */
export async function deleteExpiredEvents({ db, clock }: SandboxContext): Promise<void> {
  await deleteEvents(db, new Date(clock.now().getTime() - KEPT_MS));
}

type ListEventsParams = z.output<typeof listEventsParams>;

/** One event. Throws ApiFault if it doesn't exist. */
export async function readEvent(db: Db, id: string) {
  return toEvent(await requireEvent(db, id, 'id'));
}

/** Events, newest first, whether or not the shop received them. */
export async function listEvents(context: SandboxContext, params: ListEventsParams) {
  await endLapsed(context);
  const { db } = context;
  const { type, types = type === undefined ? undefined : [type], created } = params;
  return readPage(params, {
    url: '/v1/events',
    numberOf: async (id, param) => (await requireEvent(db, id, param)).number,
    find: (range) => listEventRows(db, { types, ...moments(created) }, range),
    toItem: toEvent,
  });
}

/** The first and the last moment of a span that is given in whole seconds. */
function moments(created: ListEventsParams['created']): { from?: Date; until?: Date } {
  if (created === undefined) return {};
  const { gt, gte, lt, lte } =
    typeof created === 'number'
      ? { gt: undefined, gte: created, lt: undefined, lte: created }
      : { gt: created.gt, gte: created.gte, lt: created.lt, lte: created.lte };
  const from = Math.max(gte ?? 0, gt === undefined ? 0 : gt + 1);
  const until = Math.min(
    lte ?? Number.POSITIVE_INFINITY,
    lt === undefined ? Number.POSITIVE_INFINITY : lt - 1,
  );
  return {
    from: new Date(from * 1000),
    ...(Number.isFinite(until) ? { until: new Date(until * 1000 + 999) } : {}),
  };
}

async function requireEvent(db: Db, id: string, param: string): Promise<EventRow> {
  const event = await findEvent(db, id);
  if (event === undefined) throw missing('event', id, param);
  return event;
}
