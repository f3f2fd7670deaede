import type { DataOf } from '@jhola/contract/client';
import { PROMISED_MINUTES } from '@jhola/domain';
import { inSnapshot } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { readMissedSearches } from '../searches/index.ts';
import { readDeliveries } from './delivery-times.queries.ts';
import { periodsAt } from './periods.ts';
import { readBestSellers, readRunsOut } from './sales.queries.ts';
import { toDelivery, toHours, toRunsOut, toSells, toTakings, toWaiting } from './shop-day.mapper.ts';
import { readHours, readTakings } from './takings.queries.ts';
import { readOldestWaiting, readWaiting } from './waiting.queries.ts';

const PROMISED_SECONDS = PROMISED_MINUTES * 60;
const AGES = { stepMinutes: 5, lastStep: 4 } as const;
const OLDEST = 5;
const BEST = 8;
const RUNS_OUT = { lowDays: 3, mostEach: 6 } as const;
const MISSED = 15;

/**
 * The shop's current figures, consistent with each other.
 */
export async function readShopDay(
  { db, config, clock }: Services,
  shelf: Pick<Shelf, 'categoryOf'>,
): Promise<DataOf<'shopDay'>> {
  const periods = periodsAt(clock.now());
  return inSnapshot(db, async (tx) => ({
    at: periods.now.toISOString(),
    day: periods.day,
    ...toTakings(await readTakings(tx, periods)),
    hours: toHours(await readHours(tx, periods), periods),
    waiting: toWaiting(
      await readWaiting(tx, periods.now, AGES),
      await readOldestWaiting(tx, OLDEST),
      AGES,
      PROMISED_MINUTES,
    ),
    delivery: toDelivery(await readDeliveries(tx, periods, PROMISED_SECONDS), periods),
    sells: toSells({ config, shelf }, await readBestSellers(tx, periods, BEST), BEST),
    runsOut: toRunsOut({ config, shelf }, await readRunsOut(tx, periods, RUNS_OUT)),
    missed: await readMissedSearches(tx, periods.weekDays[0] ?? periods.day, MISSED),
  }));
}
