import { deleteExpiredEvents } from './events/read-events.ts';
import { deleteExpiredKeys } from './idempotency/run-once.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { endLapsed } from './sessions/end-session.ts';
import { claimDue, type DueDelivery, findNextDue } from './webhooks/deliveries.queries.ts';
import { sendWebhook } from './webhooks/send-webhook.ts';

/** The interval of rounds if nothing is due sooner. */
const IDLE_MS = 1_000;
/** A crashed sender holds its webhooks for this long; then they are sent again. */
const CLAIM_MS = 15_000;
const AT_ONCE = 20;
const DELETE_EVERY_MS = 60 * 60_000;

export type BackgroundWork = {
  start(): void;
  /** Resolves when the round and the webhooks in progress have ended. */
  stop(): Promise<void>;
  /** Starts a round at once. */
  wake(): void;
};

/**
 * The sandbox's background work, in rounds: expires sessions, sends due webhooks, deletes old idempotency keys and
 * events.
 */
export function createBackgroundWork(context: SandboxContext): BackgroundWork {
  const { db, clock, log } = context;
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<unknown> | null = null;
  let isStopped = true;
  let isWoken = false;
  let deletedAt = 0;

  /** Runs one round. Resolves to the milliseconds until the next one. */
  async function runRound(): Promise<number> {
    await endLapsed(context);
    const now = clock.now();
    // Also if the clock was set back since, because it was ahead.
    if (Math.abs(now.getTime() - deletedAt) >= DELETE_EVERY_MS) {
      deletedAt = now.getTime();
      await deleteExpiredKeys(context);
      await deleteExpiredEvents(context);
    }
    const room = AT_ONCE - sending.size;
    // A webhook that has ended starts the next round.
    if (room === 0) return IDLE_MS;
    const due = await claimDue(db, now, new Date(now.getTime() + CLAIM_MS), room);
    for (const delivery of due) send(delivery);
    const next = await findNextDue(db);
    if (next === null) return IDLE_MS;
    return Math.min(IDLE_MS, Math.max(0, next.getTime() - clock.now().getTime()));
  }

  /** Not awaited, so that a shop that responds slowly to one webhook gets the others in the meantime. */
  function send(delivery: DueDelivery): void {
    const sent = sendWebhook(context, delivery)
      .catch((err: unknown) => log.warn({ err }, 'A sandbox webhook could not be sent; it will be retried'))
      .finally(() => {
        sending.delete(sent);
        if (sending.size === AT_ONCE - 1) wake();
      });
    sending.add(sent);
  }

  function plan(afterMs: number): void {
    if (isStopped) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(run, afterMs);
    timer.unref();
  }

  function run(): void {
    isWoken = false;
    round = runRound()
      .catch((err: unknown) => {
        if (!isStopped) log.warn({ err }, 'The payment sandbox’s periodic job failed; it will be retried');
        return IDLE_MS;
      })
      .then((pause) => {
        round = null;
        plan(isWoken ? 0 : pause);
      });
  }

  function wake(): void {
    isWoken = true;
    if (round === null) plan(0);
  }

  return {
    start() {
      isStopped = false;
      plan(0);
    },
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await round;
      await Promise.all(sending);
    },
    wake,
  };
}
