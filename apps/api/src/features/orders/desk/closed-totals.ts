import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { NO_TRACING, type Tracing } from '../../../platform/tracing/index.ts';
import { addClosed } from './closed-orders.queries.ts';

const EVERY_MS = 10 * 60_000;
/** A transaction dates its order before it commits: an order that is dated earlier has become visible since. */
const SETTLED_AFTER_MS = 60 * 60_000;
/** The number of orders of each status per transaction. */
const AT_ONCE = 20_000;

export type ClosedTotals = {
  start(): void;
  /** Stops after the current run. */
  stop(): Promise<void>;
  /** Adds all orders that have been closed for an hour, in steps of `atOnce`. */
  add(atOnce?: number): Promise<void>;
};

/**
 * Keeps the totals of delivered, undelivered and cancelled orders, which the order desk shows, so that it need not count
 * them all. Runs in every process; each continues where the last one ended.
 */
export function createClosedTotals({
  db,
  clock,
  log,
  tracing = NO_TRACING,
}: Pick<Services, 'db' | 'clock' | 'log'> & { readonly tracing?: Tracing }): ClosedTotals {
  let timer: NodeJS.Timeout | null = null;
  let adding: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function add(atOnce = AT_ONCE): Promise<void> {
    const upTo = new Date(clock.now().getTime() - SETTLED_AFTER_MS);
    while (!isStopped && !(await inTransaction(db, (tx) => addClosed(tx, upTo, atOnce))));
  }

  function run(): void {
    adding = adding
      .then(() => tracing.job('totals of closed orders', () => add()))
      .catch((err: unknown) => log.warn({ err }, 'Closed orders could not be counted; it will be retried'));
  }

  return {
    start() {
      run();
      timer = setInterval(run, EVERY_MS);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      if (timer) clearInterval(timer);
      timer = null;
      await adding;
    },
    add,
  };
}
