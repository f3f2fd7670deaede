import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { readLastDeliveries } from './delivery-times.queries.ts';

export type DeliveryTimes = {
  readonly medianMinutes: number | null;
  readonly deliveries: number;
  readonly last: number[];
};

const LAST = 50;
/** How many deliveries are listed one by one. */
const NEWEST = 24;
/** Seconds for which the result is cached: every visitor of the home page requests it, and it changes slowly. */
export const CACHE_SECONDS = 30;

/** How long the last deliveries took; cached, so that the database is queried rarely. */
export function createDeliveryTimes(db: Database, clock: Clock): () => Promise<DeliveryTimes> {
  let kept: { readonly since: number; readonly times: Promise<DeliveryTimes> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept !== null && Math.abs(now - kept.since) < CACHE_SECONDS * 1_000) return kept.times;
    const times = readTimes(db);
    const mine = { since: now, times };
    kept = mine;
    // Don't cache an error.
    times.catch(() => {
      if (kept === mine) kept = null;
    });
    return times;
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
