import { growingDelay } from '../../platform/growing-delay.ts';
import { type Batch, createPeriodicJob } from '../../platform/periodic-job.ts';
import type { Services } from '../../platform/services.ts';
import { NO_TRACING } from '../../platform/tracing/index.ts';
import { type Delivered, deliverPush } from './deliver-push.ts';
import type { PushKeys } from './push-keys.ts';
import { CLAIM_MS, LONGEST_PAUSE_MS } from './push-times.ts';
import {
  claimDuePushes,
  countPushes,
  deletePush,
  type DuePush,
  postponePush,
  releasePush,
  releaseUnsent,
} from './queue.queries.ts';
import { countSubscriptions, deleteExpiredSubscription } from './subscriptions.queries.ts';

const RUN_EVERY_MS = 1_000;
/** The delay before a message is tried for the second time. */
const FIRST_PAUSE_MS = 10_000;
/** The number of messages claimed by one statement, and of concurrent requests. */
const BATCH = 50;
const AT_ONCE = 5;
/** After this time a message is outdated and dropped. */
const GIVE_UP_MS = 60 * 60_000;

export type PushSender = {
  start(): void;
  /** Resolves when the messages in progress are done, and the others of their batch are free for other processes. */
  stop(): Promise<void>;
  /**
   * Sends the messages that are due now, until none is left or a whole batch fails. Returns the number of sent
   * messages.
   */
  sendDue(): Promise<number>;
};

/**
 * Sends the queued messages about orders to the browsers' push services. Several processes may share the work: each
 * message is claimed by one of them, and no transaction is open while it is sent. A newer status of the order waits
 * until the older one is sent, so a device shows the newest last. Each is sent at least once, or dropped after an hour.
 * Deletes devices that their push service no longer knows. Does nothing if push messages are switched off.
 */
export function createPushSender(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'config' | 'metrics'> &
    Partial<Pick<Services, 'tracing'>>,
  readKeys: () => Promise<PushKeys>,
): PushSender {
  const { db, clock, log, config, metrics, tracing = NO_TRACING } = services;
  const { isOn } = config.orderPush;
  const job = createPeriodicJob({
    everyMs: RUN_EVERY_MS,
    run: sendDue,
    log,
    failed: 'Messages to devices could not be read',
  });
  if (isOn) {
    metrics.databaseGauges(
      {
        jhola_push_devices: { help: 'Devices with push messages about orders' },
        jhola_push_waiting: { help: 'Messages to devices that are not sent yet' },
      },
      async () => ({
        jhola_push_devices: await countSubscriptions(db),
        jhola_push_waiting: await countPushes(db),
      }),
    );
  }
  const sentCount = metrics.counter({ name: 'jhola_push_sent_total', help: 'Messages sent to devices' });
  const failures = metrics.counter({
    name: 'jhola_push_failures_total',
    help: 'Attempts to send a message to a device that failed',
  });

  /** Sends one message and records the result. Returns whether it was sent. */
  async function sendOne(keys: PushKeys, push: DuePush): Promise<boolean> {
    const isOutdated = () => clock.now().getTime() - push.queuedAt.getTime() > GIVE_UP_MS;
    // No process was sending: the shop was closed, or push messages were switched off.
    if (isOutdated()) {
      await deletePush(db, push);
      return false;
    }
    const delivered: Delivered = push.isLive
      ? await tracing.within({ name: 'push deliver', kind: 'client' }, () => deliverPush(config, keys, push))
      : { kind: 'gone' };
    if (delivered.kind === 'sent') {
      sentCount.inc();
      await deletePush(db, push);
      return true;
    }
    if (delivered.kind === 'gone') {
      await deleteExpiredSubscription(db, push.sessionId, push.endpoint);
      // Only matters if the device has subscribed again in between: otherwise the message is deleted with its
      // subscription.
      await releasePush(db, push);
      return false;
    }
    failures.inc();
    const service = new URL(push.endpoint).hostname;
    const isOver = delivered.kind === 'refused' || isOutdated();
    log.warn(
      { fault: delivered.fault, service, tries: push.tries },
      isOver
        ? 'A push message could not be delivered and is dropped'
        : 'A push message could not be sent; it will be retried',
    );
    if (isOver) await deletePush(db, push);
    else {
      const afterMs = delivered.kind === 'later' ? delivered.afterMs : null;
      await postponePush(db, push, new Date(clock.now().getTime() + pauseMs(push.tries, afterMs)));
    }
    return false;
  }

  async function sendBatch(): Promise<Batch> {
    // First: if they can't be read, nothing stays claimed.
    const keys = await readKeys();
    const now = clock.now();
    const pushes = await claimDuePushes(db, now, new Date(now.getTime() + CLAIM_MS), BATCH);
    if (pushes.length === 0) return { claimed: 0, done: 0 };
    return tracing.job('push messages', async () => {
      const waiting = [...pushes];
      let done = 0;
      let hasFailed = false;
      const sendWaiting = async () => {
        while (!job.isStopping() && !hasFailed) {
          const push = waiting.shift();
          if (push === undefined) return;
          try {
            if (await sendOne(keys, push)) done += 1;
          } catch (error) {
            // The result can't be recorded. What is begun now would be sent again, too.
            hasFailed = true;
            throw error;
          }
        }
      };
      const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendWaiting));
      // The others are for another process, or for a later run.
      if (waiting.length > 0) await releaseUnsent(db, waiting, clock.now());
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      return { claimed: pushes.length, done };
    });
  }

  function sendDue(): Promise<number> {
    return job.runBatches(BATCH, sendBatch);
  }

  return {
    start() {
      if (!isOn) return;
      // Created now, so that all processes have the same keys before the first shopper subscribes.
      readKeys().catch((err: unknown) => log.warn({ err }, 'The keys for push services could not be read'));
      job.start();
    },
    stop: job.stop,
    sendDue,
  };
}

/** The delay grows with each try; at least as long as the service named. */
function pauseMs(tries: number, named: number | null): number {
  const growing = growingDelay(tries, { firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS });
  return Math.min(LONGEST_PAUSE_MS, Math.max(growing, named ?? 0));
}
