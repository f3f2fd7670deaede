import { indiaDayOf, paiseToRupees, PROMISED_MS, startOfIndiaDay } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { countOpen } from './desk.queries.ts';
import { readLastTimes, readTakings } from './desk-figures.queries.ts';

const RECENT_DELIVERIES = 24;

/** Waiting orders, today's sales, and how the last deliveries compare with the promised ten minutes. */
export async function showDeskFigures({ db, clock }: Services) {
  const now = clock.now();
  const [waiting, takings, lately] = await Promise.all([
    countOpen(db, new Date(now.getTime() - PROMISED_MS)),
    readTakings(db, startOfIndiaDay(indiaDayOf(now))),
    readLastTimes(db, RECENT_DELIVERIES),
  ]);
  return {
    open: waiting.reduce((sum, { count }) => sum + count, 0),
    late: waiting.reduce((sum, { late }) => sum + late, 0),
    takings: paiseToRupees(takings),
    lately,
  };
}
