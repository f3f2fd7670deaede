import { indiaDayOf, paiseToRupees, startOfIndiaDay } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { readOpenOrders } from '../open-orders.queries.ts';
import { readLastTimes, readTakings } from './desk-figures.queries.ts';

const RECENT_DELIVERIES = 24;

/** Waiting orders, today's sales, and how the last deliveries compare with the promised ten minutes. */
export async function showDeskFigures({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  const [open, takings, lately] = await Promise.all([
    readOpenOrders(db, now),
    readTakings(db, startOfIndiaDay(indiaDayOf(now))),
    readLastTimes(db, RECENT_DELIVERIES),
  ]);
  return {
    open: open.reduce((sum, { count }) => sum + count, 0),
    late: open.reduce((sum, { late }) => sum + late, 0),
    takings: paiseToRupees(takings),
    lately,
  };
}
