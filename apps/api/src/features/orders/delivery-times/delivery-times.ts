import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { readLastDeliveries } from './delivery-times.queries.ts';

export type DeliveryTimes = {
  readonly medianMinutes: number | null;
  readonly deliveries: number;
  readonly last: number[];
};

const LAST = 50;
/** So many are shown one by one. */
const NEWEST = 24;
/** Every visitor of the home page asks; the answer moves slowly. */
export const KEPT_SECONDS = 30;

/** How long the last deliveries took; asked of the database once in a while, however many want to know. */
export function createDeliveryTimes(db: Database, clock: Clock): () => Promise<DeliveryTimes> {
  let kept: { readonly until: number; readonly times: Promise<DeliveryTimes> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept !== null && now < kept.until) return kept.times;
    const times = readTimes(db);
    const mine = { until: now + KEPT_SECONDS * 1_000, times };
    kept = mine;
    // A failure is nothing to keep.
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

/** With one decimal. */
function toMinutes(seconds: number): number {
  return Math.round(seconds / 6) / 10;
}
