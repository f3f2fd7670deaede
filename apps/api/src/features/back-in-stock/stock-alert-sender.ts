import type { ProductId } from '@jhola/domain';
import { fromDatabase, isBusy } from '../../platform/http/database-error.ts';
import { linesAMinute } from '../../platform/lines-a-minute.ts';
import { createPeriodicJob } from '../../platform/periodic-job.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { queueMails } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/services.ts';
import { NO_TRACING } from '../../platform/tracing/index.ts';
import { backInStockMail } from './back-in-stock-mail.ts';
import {
  addToRound,
  countWaiting,
  lockRound,
  readRestockedProducts,
  takeRequests,
} from './rounds.queries.ts';

const RUN_EVERY_MS = 15_000;
/** The most mails written in one transaction. */
const AT_ONCE = 50;
/** How many products per minute are logged whose mails can't be queued. */
const UNSENT_LINES = 5;

export type StockAlertSender = {
  start(): void;
  /** Stops after the current round. */
  stop(): Promise<void>;
  /** Tells shoppers about all products that are back, now. Returns the number of queued mails. */
  sendDue(): Promise<number>;
};

/**
 * Finds products with requests that are in stock again, for any reason, and queues the mails. Each request is deleted
 * in the transaction that queues its mail, so each shopper is told once, also with several processes and after a crash.
 * If few pieces are back, only the oldest requests are served, a few per piece; hours later the next ones, unless the
 * product is sold out again.
 */
export function createStockAlertSender(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'config' | 'metrics'> & Partial<Services>,
): StockAlertSender {
  const { db, clock, log, config, metrics, tracing = NO_TRACING } = services;
  const job = createPeriodicJob({
    everyMs: RUN_EVERY_MS,
    run: sendDue,
    log,
    failed: 'Stock alerts could not be sent; it will be retried',
  });
  const lines = linesAMinute(UNSENT_LINES);
  metrics.databaseGauges(
    { jhola_stock_alerts_waiting: { help: 'Requests to be told when a product is back in stock' } },
    async () => ({ jhola_stock_alerts_waiting: await countWaiting(db) }),
  );
  const told = metrics.counter({
    name: 'jhola_stock_alerts_told_total',
    help: 'Requests whose shopper was told that a product is back in stock',
  });

  /** Queues the next mails about a product. Returns their number. */
  function queueNextMails(productId: ProductId): Promise<number> {
    return inTransaction(db, async (tx) => {
      const now = clock.now();
      const round = await lockRound(tx, productId, now);
      if (round === null || round.room <= 0) return 0;
      const shoppers = await takeRequests(tx, productId, now, Math.min(round.room, AT_ONCE));
      if (shoppers.length === 0) return 0;
      const mails = shoppers.map((shopper) => backInStockMail(round.product, shopper, config.publicUrl));
      await queueMails(tx, mails, now);
      await addToRound(tx, productId, shoppers.length);
      return shoppers.length;
    });
  }

  async function sendDue(): Promise<number> {
    let total = 0;
    for (const productId of await readRestockedProducts(db, clock.now())) {
      if (job.isStopping()) break;
      try {
        total += await sendAbout(productId);
      } catch (error) {
        // If the database is down, the others would fail too.
        if (fromDatabase(error)?.code === 'UNAVAILABLE' && !isBusy(error)) throw error;
        const line = lines();
        if (line === null) continue;
        log.warn(
          { err: error, productId, ...line },
          'Stock alerts of a product could not be sent; it will be retried',
        );
      }
    }
    return total;
  }

  async function sendAbout(productId: ProductId): Promise<number> {
    let total = 0;
    for (let some = AT_ONCE; some === AT_ONCE && !job.isStopping(); ) {
      some = await tracing.job('back in stock', () => queueNextMails(productId));
      told.inc(some);
      total += some;
    }
    return total;
  }

  return { start: job.start, stop: job.stop, sendDue };
}
