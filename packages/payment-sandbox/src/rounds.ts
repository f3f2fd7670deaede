import { forgetKeys } from './idempotency/answer-once.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { endLapsed } from './sessions/end-session.ts';
import { claimDue, type DueDelivery, findNextDue } from './webhooks/deliveries.queries.ts';
import { sendWebhook } from './webhooks/send-webhook.ts';

/** Without anything due sooner, it looks this often. */
const IDLE_MS = 1_000;
/** A sender that dies holds its webhooks this long; then they go out again. */
const CLAIM_MS = 15_000;
const AT_ONCE = 20;
const FORGET_EVERY_MS = 60 * 60_000;

export type SandboxRounds = {
  start(): void;
  /** Ends after the round and the webhooks under way. */
  stop(): Promise<void>;
  /** Looks at once. */
  wake(): void;
};

/** What the sandbox does by itself: ends sessions whose time is over, sends webhooks that are due, forgets old keys. */
export function createRounds(context: SandboxContext): SandboxRounds {
  const { db, clock, log } = context;
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<unknown> | null = null;
  let isStopped = true;
  let isWoken = false;
  let forgetAt = 0;

  /** Returns after how many milliseconds to look again. */
  async function look(): Promise<number> {
    await endLapsed(context);
    const now = clock.now();
    if (now.getTime() >= forgetAt) {
      forgetAt = now.getTime() + FORGET_EVERY_MS;
      await forgetKeys(context);
    }
    const room = AT_ONCE - sending.size;
    // One that has come to its end wakes the next round.
    if (room === 0) return IDLE_MS;
    const due = await claimDue(db, now, new Date(now.getTime() + CLAIM_MS), room);
    for (const delivery of due) send(delivery);
    const next = await findNextDue(db);
    if (next === null) return IDLE_MS;
    return Math.min(IDLE_MS, Math.max(0, next.getTime() - clock.now().getTime()));
  }

  /** Nothing waits for it: a shop that is slow to answer one webhook gets the others meanwhile. */
  function send(delivery: DueDelivery): void {
    const sent = sendWebhook(context, delivery)
      .catch((err: unknown) => log.warn({ err }, 'A sandbox webhook could not be sent; it is tried again'))
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
    round = look()
      .catch((err: unknown) => {
        if (!isStopped) log.warn({ err }, 'The payment sandbox could not do its round; it tries again');
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
