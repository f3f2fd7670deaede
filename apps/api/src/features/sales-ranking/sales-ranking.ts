import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { NO_TRACING, type Tracing } from '../../platform/tracing/index.ts';
import { addSales } from '../catalogue/index.ts';
import { markSalesCounted } from '../orders/index.ts';

/** How often new orders move the ranking: each time is a new version of the catalogue, and of every page. */
const EVERY_MS = 5 * 60_000;
/** Orders in one transaction. */
const AT_ONCE = 1_000;

export type SalesRanking = {
  start(): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
  /** Counts what isn't counted yet, now. */
  count(): Promise<void>;
};

type Options = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly tracing?: Tracing;
};

/**
 * Counts new orders into the ranking by which shoppers see products. Every process may do it: one at a time gets to,
 * and each order is marked in the transaction that counts it. The cost is that of the new orders.
 */
export function createSalesRanking({ db, clock, log, tracing = NO_TRACING }: Options): SalesRanking {
  let timer: NodeJS.Timeout | null = null;
  let counting: Promise<void> = Promise.resolve();

  async function count(): Promise<void> {
    for (;;) {
      const lines = await inTransaction(db, (tx) =>
        addSales(tx, clock.now(), () => markSalesCounted(tx, AT_ONCE)),
      );
      if (lines < AT_ONCE) return;
    }
  }

  function run(): void {
    counting = counting
      .then(() => tracing.job('sales ranking', count))
      .catch((err: unknown) => log.warn({ err }, 'Sales could not be counted; it is tried again'));
  }

  return {
    start() {
      run();
      timer = setInterval(run, EVERY_MS);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      await counting;
    },
    count,
  };
}
