import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { readOnce } from '../../../platform/read-once.ts';
import { readLastDeliveries } from './delivery-times.queries.ts';

export type DeliveryTimes = {
  /** Of the last `LAST` deliveries, with one decimal; null if there was none. */
  readonly medianMinutes: number | null;
  /** How many deliveries the median is computed from. */
  readonly deliveries: number;
  /** The minutes of the newest deliveries, the newest last. */
  readonly last: number[];
};

/** The most deliveries that the median is computed from. */
const LAST = 50;
/** How many deliveries are listed one by one. */
const NEWEST = 24;
/** Seconds for which the result is cached: every visitor of the home page requests it, and it changes slowly. */
export const CACHE_SECONDS = 30;

/** How long the last deliveries took; cached, so that the database is queried rarely. */
export function createDeliveryTimes(db: Database, clock: Clock): () => Promise<DeliveryTimes> {
  let kept: { readonly since: number; readonly read: () => Promise<DeliveryTimes> } | null = null;
  return () => {
    const now = clock.now().getTime();
    // The difference is negative after a clock was ahead.
    if (kept === null || Math.abs(now - kept.since) >= CACHE_SECONDS * 1_000)
      kept = { since: now, read: readOnce(() => readTimes(db)) };
    return kept.read();
  };
}

async function readTimes(db: Database): Promise<DeliveryTimes> {
  const { medianSeconds, deliveries, newestSeconds } = await readLastDeliveries(db, LAST, NEWEST);
  return {
    medianMinutes: medianSeconds === null ? null : toMinutes(medianSeconds),
    deliveries,
    last: newestSeconds.map(toMinutes),
  };
}

/** Converts seconds to minutes, rounded to one decimal. */
function toMinutes(seconds: number): number {
  return Math.round(seconds / 6) / 10;
}
