import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Metrics } from '../metrics/index.ts';
import { readBacklog } from './mail.queries.ts';

/** Counts sent mails and failed attempts of this process. */
export type MailCounter = { sent(): void; failed(): void };

/** Measures the outbox, and returns the functions that count sent mails and failed attempts. */
export function measureMail(metrics: Metrics, db: Database, clock: Clock): MailCounter {
  metrics.databaseGauges(
    {
      jhola_mails_waiting: { help: 'Mails that are not sent yet' },
      jhola_mails_oldest_seconds: {
        help: 'Age of the oldest mail that was queued after every sent one; 0 if there is none',
      },
    },
    async () => {
      const now = clock.now();
      const { count, oldest } = await readBacklog(db, now);
      const ageMs = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime());
      return { jhola_mails_waiting: count, jhola_mails_oldest_seconds: ageMs / 1000 };
    },
  );
  const sent = metrics.counter({ name: 'jhola_mails_sent_total', help: 'Mails sent' });
  const failed = metrics.counter({
    name: 'jhola_mail_failures_total',
    help: 'Attempts to send a mail that failed',
  });
  return { sent: () => sent.inc(), failed: () => failed.inc() };
}
