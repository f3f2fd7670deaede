import { outsideRequests } from '../../platform/http/request-ids.ts';
import { createPeriodicJob } from '../../platform/periodic-job.ts';
import { LOOK_EVERY_MS, nextCheck } from './check-times.ts';
import type { PaymentContext } from './payment-context.ts';
import { pass } from './payment-points.ts';
import { claimDuePayments } from './payments.queries.ts';
import { refundOrder } from './refunds/refund-order.ts';
import { claimRefunds } from './refunds/refunds.queries.ts';
import { checkPayment } from './settling/check-payment.ts';
import { withDeadline } from './with-deadline.ts';

const AT_ONCE = 10;
/**
 * How long the check of a payment, or a refund, waits for the provider. Shorter than a claim lasts (CHECK_EVERY_MS).
 */
const TIMEOUT_MS = 30_000;
/**
 * The timeout after a batch in which the provider responded to no request, until it responds or nothing more is due.
 */
const SHORT_TIMEOUT_MS = 2_000;

export type PaymentSweeper = {
  start(): void;
  /** Stops after the sweep in progress, without waiting for the provider. What was claimed is checked again later. */
  stop(): Promise<void>;
  /** Starts a sweep now instead of waiting for the next one. */
  wake(): void;
  /** Checks payments that are due, and pays due refunds, now. Returns their number. */
  sweep(): Promise<number>;
};

/**
 * Makes sure that every payment is settled even if all webhooks are lost and the program crashes: each open payment is
 * checked with the provider every 40 seconds. Several processes may sweep; each payment is claimed by one of them.
 */
export function createPaymentSweeper(
  context: PaymentContext,
  { everyMs = LOOK_EVERY_MS, timeoutMs = TIMEOUT_MS, shortTimeoutMs = SHORT_TIMEOUT_MS } = {},
): PaymentSweeper {
  const { db, clock, log, tracing } = context.services;
  let isUnavailable = false;
  const stopped = new AbortController();
  const periodic = createPeriodicJob({
    everyMs,
    runsAtStart: true,
    run: sweepAll,
    log,
    failed: 'Open card payments could not be checked; it will be retried',
  });

  async function sweepAll(): Promise<void> {
    try {
      await periodic.runBatches(AT_ONCE, async () => {
        const claimed = await sweep();
        return { claimed, done: claimed };
      });
    } catch (error) {
      // While stopping, requests to the provider are aborted.
      if (!periodic.isStopping()) throw error;
    }
  }

  async function sweep(): Promise<number> {
    const now = clock.now();
    const until = nextCheck(now);
    const due = await claimDuePayments(db, now, until, AT_ONCE);
    for (const payment of due) pass('check.claimed', payment.order_id);
    await job('payment checks', due, checkPayment);
    const owed = await claimRefunds(db, now, until, AT_ONCE);
    await job('refunds', owed, refundOrder);
    if (due.length + owed.length < AT_ONCE) isUnavailable = false;
    return due.length + owed.length;
  }

  async function job<One>(
    name: string,
    all: readonly One[],
    work: (context: PaymentContext, one: One) => Promise<boolean>,
  ): Promise<void> {
    if (all.length === 0) return;
    const ms = isUnavailable ? shortTimeoutMs : timeoutMs;
    const each = (one: One) => work(withDeadline(context, ms, stopped.signal), one);
    const ends = await tracing.job(name, () => Promise.allSettled(all.map(each)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    isUnavailable = !ends.some((end) => end.status === 'fulfilled' && end.value);
  }

  return {
    start: periodic.start,
    async stop() {
      const ended = periodic.stop();
      stopped.abort();
      await ended;
    },
    wake: () => outsideRequests(periodic.wake),
    sweep,
  };
}
