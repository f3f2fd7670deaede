import { indiaDayOf, OPEN_STATUSES, paiseToRupees, PROMISED_MINUTES, startOfIndiaDay } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { tallyOrders } from './desk.queries.ts';
import { readLastTimes, readTakings } from './desk-figures.queries.ts';

const RECENT_DELIVERIES = 24;

/** Waiting orders, today's sales, and how the last deliveries compare with the promised ten minutes. */
export async function showDeskFigures({ db, clock }: Services) {
  const now = clock.now();
  const [tallies, takings, lately] = await Promise.all([
    tallyOrders(db, null, new Date(now.getTime() - PROMISED_MINUTES * 60_000)),
    readTakings(db, startOfIndiaDay(indiaDayOf(now))),
    readLastTimes(db, RECENT_DELIVERIES),
  ]);
  const waiting = tallies.filter(({ status }) => OPEN_STATUSES.some((open) => open === status));
  return {
    open: waiting.reduce((sum, { count }) => sum + count, 0),
    late: waiting.reduce((sum, { late }) => sum + late, 0),
    takings: paiseToRupees(takings),
    lately,
  };
}
