import { createPeriodicJob } from '../../../platform/periodic-job.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { NO_TRACING, type Tracing } from '../../../platform/tracing/index.ts';
import { addClosed } from './closed-orders.queries.ts';

const EVERY_MS = 10 * 60_000;
/** Long enough for every transaction that closed an order before this time to have committed. */
const SETTLED_AFTER_MS = 60 * 60_000;
/** The number of orders of each status per transaction. */
const AT_ONCE = 20_000;

export type ClosedTotals = {
  start(): void;
  /** Resolves after the current transaction. */
  stop(): Promise<void>;
  /** Adds all orders that have been closed for an hour, in steps of `atOnce`. */
  add(atOnce?: number): Promise<void>;
};

/**
 * Keeps the totals of delivered, undelivered and cancelled orders, which the order desk shows, so that it need not
 * count them all. Runs in every process; each continues where the last one ended.
 */
export function createClosedTotals({
  db,
  clock,
  log,
  tracing = NO_TRACING,
}: Pick<Services, 'db' | 'clock' | 'log'> & { readonly tracing?: Tracing }): ClosedTotals {
  const job = createPeriodicJob({
    everyMs: EVERY_MS,
    runsAtStart: true,
    run: () => tracing.job('totals of closed orders', () => add()),
    log,
    failed: 'Closed orders could not be counted; it will be retried',
  });

  async function add(atOnce = AT_ONCE): Promise<void> {
    const upTo = new Date(clock.now().getTime() - SETTLED_AFTER_MS);
    while (!job.isStopping() && !(await inTransaction(db, (tx) => addClosed(tx, upTo, atOnce))));
  }

  return { start: job.start, stop: job.stop, add };
}
