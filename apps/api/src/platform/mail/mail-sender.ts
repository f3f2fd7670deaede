import type { Id } from '@jhola/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { growingDelay } from '../growing-delay.ts';
import { type Batch, createPeriodicJob } from '../periodic-job.ts';
import { NO_TRACING, type Tracing } from '../tracing/index.ts';
import { DELIVERIES_AT_ONCE, DELIVERY_LIMIT_MS, type Deliver } from './deliver.ts';
import type { MailCounter } from './mail-metrics.ts';
import { LONGEST_PAUSE_MS } from './mail-times.ts';
import {
  claimDueMails,
  type DueMail,
  markSent,
  postpone,
  readBacklog,
  readMailIds,
  type Retry,
} from './mail.queries.ts';

/**
 * The number of mails claimed by one statement. If a process is killed, it may have sent this many without recording
 * it.
 */
const BATCH = 50;
const RUN_EVERY_MS = 1_000;
/** The delay before a mail is tried for the second time. */
const FIRST_PAUSE_MS = 10_000;
/** After this time no more mails of a batch are started; the rest can be claimed again immediately. */
const BEGIN_WITHIN_MS = 30_000;
/**
 * Other processes don't claim the mails of a batch for this time, which is longer than delivering the batch can take.
 */
const CLAIM_MS = BEGIN_WITHIN_MS + DELIVERY_LIMIT_MS + 30_000;
/** How long a claimed mail may wait for its turn until it is looked up again: it may have been deleted. */
const REREAD_AFTER_MS = 1_000;
/** How long deliveries in progress may take once the shop is closing. */
const STOP_LIMIT_MS = 5_000;
const CHECK_BACKLOG_EVERY_MS = 60_000;
/** If a mail has waited for longer and no newer one was sent, sending is too slow or doesn't work. */
const LATE_MS = 10 * 60_000;

export type MailSender = {
  start(): void;
  /** Resolves when the deliveries in progress are done; aborts those that take longer, and they are retried. */
  stop(): Promise<void>;
  /** Sends the mails that are due, until none is left or a whole batch fails. Returns the number of sent mails. */
  sendDue(): Promise<number>;
  /** Logs an alarm if mails have been waiting for too long and no newer mail was sent. */
  checkBacklog(): Promise<void>;
};

export type MailSenderOptions = {
  readonly db: Database;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly counter: MailCounter;
  readonly tracing?: Tracing;
  readonly stopLimitMs?: number;
};

/**
 * Sends the mails of the outbox in batches. Several processes may share the work: each batch is claimed by one of them.
 * No transaction is open during delivery. A mail that was deleted at least a second before its turn isn't sent. Each
 * other mail is sent at least once: if a process is killed after the delivery and before recording it, the mail is sent
 * again.
 */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { db, deliver, clock, log, counter, tracing = NO_TRACING, stopLimitMs = STOP_LIMIT_MS } = options;
  const stopped = new AbortController();
  let checkedAt = performance.now();
  let unrecorded = NOTHING;

  /**
   * Records the outcomes of a batch, and those that couldn't be recorded before: while the database restarts, mails are
   * sent that would otherwise be sent again once their claim is over.
   */
  async function record({ sent, retries }: Outcomes): Promise<void> {
    const all = {
      sent: [...unrecorded.sent, ...sent],
      retries: [...unrecorded.retries, ...retries],
    };
    unrecorded = all;
    await markSent(db, all.sent, clock.now());
    await postpone(db, all.retries);
    if (unrecorded === all) unrecorded = NOTHING;
  }
  const job = createPeriodicJob({ everyMs: RUN_EVERY_MS, run, log, failed: 'The outbox could not be read' });

  async function sendBatch(): Promise<Batch> {
    await record(NOTHING);
    const now = clock.now();
    const mails = await claimDueMails(db, now, new Date(now.getTime() + CLAIM_MS), BATCH);
    if (mails.length === 0) return { claimed: 0, done: 0 };
    return tracing.job('mails', () => deliverBatch(mails, now));
  }

  /** Delivers claimed mails, and records which of them were sent. */
  async function deliverBatch(mails: readonly DueMail[], now: Date): Promise<Batch> {
    let waiting = [...mails];
    const sent: DueMail[] = [];
    const retries: Retry[] = [];
    const started = performance.now();
    let readAt = started;
    let isKnown = Promise.resolve(true);
    /** Drops waiting mails that were deleted. Returns false if the database can't say which ones. */
    async function dropDeleted(): Promise<boolean> {
      const known = await readMailIds(db, idsOf(waiting)).catch(() => null);
      if (known !== null) waiting = waiting.filter(({ id }) => known.has(id));
      return known !== null;
    }
    async function takeNext(): Promise<DueMail | undefined> {
      if (waiting.length > 0 && performance.now() - readAt > REREAD_AFTER_MS) {
        readAt = performance.now();
        isKnown = dropDeleted();
      }
      return (await isKnown) ? waiting.shift() : undefined;
    }
    async function deliverWaiting(): Promise<void> {
      while (!job.isStopping() && performance.now() - started < BEGIN_WITHIN_MS) {
        const mail = await takeNext();
        if (mail === undefined) return;
        try {
          await tracing.within({ name: 'mail deliver', kind: 'client' }, () => deliver(mail, stopped.signal));
          sent.push(mail);
          counter.sent();
        } catch (error) {
          counter.failed();
          log.warn(
            { fault: withoutRecipient(error, mail), mail: mail.id, tries: mail.tries },
            'A mail could not be sent; it will be retried',
          );
          // PostgreSQL can't store NUL, which a server of another protocol may send.
          const fault = String(error).replaceAll('\0', '');
          retries.push({ id: mail.id, at: retryAt(clock.now(), mail.tries), fault });
        }
      }
    }
    await Promise.all(Array.from({ length: DELIVERIES_AT_ONCE }, deliverWaiting));
    const untried = idsOf(waiting).map((id) => ({ id, at: now, fault: null }));
    await record({ sent: idsOf(sent), retries: [...retries, ...untried] });
    return { claimed: mails.length, done: sent.length };
  }

  function sendDue(): Promise<number> {
    return job.runBatches(BATCH, sendBatch);
  }

  async function checkBacklog(): Promise<void> {
    const now = clock.now();
    const { stuck, oldest } = await readBacklog(db, now);
    if (oldest === null || now.getTime() - oldest.getTime() < LATE_MS) return;
    log.error({ alarm: 'mail', mails: stuck, oldest }, 'Mails are waiting for too long');
  }

  async function run(): Promise<void> {
    await sendDue();
    if (performance.now() - checkedAt < CHECK_BACKLOG_EVERY_MS) return;
    checkedAt = performance.now();
    await checkBacklog();
  }

  return {
    start: job.start,
    async stop() {
      // A mail server that hangs would delay the end of the process by up to a minute.
      const timer = setTimeout(() => stopped.abort(), stopLimitMs);
      await job.stop();
      clearTimeout(timer);
    },
    sendDue,
    checkBacklog,
  };
}

/** The mails of a batch that were sent, and when to retry the others. */
type Outcomes = { readonly sent: readonly Id<'Mail'>[]; readonly retries: readonly Retry[] };
const NOTHING: Outcomes = { sent: [], retries: [] };

const idsOf = (mails: readonly DueMail[]) => mails.map(({ id }) => id);

/** An error and its stack as text. Servers repeat the address that they refuse, and the log has no personal data. */
function withoutRecipient(error: unknown, { recipient }: DueMail): string {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return text.replaceAll(recipient, '(recipient)');
}

function retryAt(now: Date, tries: number): Date {
  return new Date(
    now.getTime() + growingDelay(tries, { firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS }),
  );
}
