import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createPeriodicJob } from '../../platform/periodic-job.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { NO_TRACING, type Tracing } from '../../platform/tracing/index.ts';
import { addSales } from '../catalogue/index.ts';
import { markSalesCounted } from '../orders/index.ts';

/** How often new orders update the ranking: each update is a new version of the catalogue and of every page. */
const EVERY_MS = 5 * 60_000;
/** The number of orders per transaction. */
const AT_ONCE = 1_000;

export type SalesRanking = {
  start(): void;
  /** Resolves after the current transaction. */
  stop(): Promise<void>;
  /** Counts all uncounted orders now, until `stop` is called. */
  count(): Promise<void>;
};

type Options = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly tracing?: Tracing;
};

/**
 * Counts new orders into the popularity ranking. Runs in every process, but only one at a time counts, and each order
 * is marked in the transaction that counts it. The cost depends only on the number of new orders.
 */
export function createSalesRanking({ db, clock, log, tracing = NO_TRACING }: Options): SalesRanking {
  const job = createPeriodicJob({
    everyMs: EVERY_MS,
    runsAtStart: true,
    run: () => tracing.job('sales ranking', count),
    log,
    failed: 'Sales could not be counted; it will be retried',
  });

  async function count(): Promise<void> {
    while (!job.isStopping()) {
      const counted = await inTransaction(db, async (tx) => {
        let orders = 0;
        await addSales(tx, clock.now(), async () => {
          const marked = await markSalesCounted(tx, AT_ONCE);
          orders = marked.orders;
          return marked.lines;
        });
        return orders;
      });
      // Not the number of lines: orders of products that were deleted have none to count.
      if (counted < AT_ONCE) return;
    }
  }

  return { start: job.start, stop: job.stop, count };
}
