import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Deliver } from './deliver.ts';
import { claimDueMails, type DueMail, markFailed, markSent } from './mail.queries.ts';

const AT_ONCE = 10;
const LOOK_EVERY_MS = 1_000;
/** A sender that dies holds its mails this long; then another one takes them. */
const CLAIM_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

export type MailSender = {
  start(): void;
  /** Ends after the mails that are being handed over. */
  stop(): Promise<void>;
  /** Hands over what is due now. Returns how many went out. */
  sendDue(): Promise<number>;
};

export type MailSenderOptions = {
  readonly db: Database;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** Sends what lies in the outbox. Several processes may: each mail is claimed by one, and tried again later if need be. */
export function createMailSender({ db, deliver, clock, log }: MailSenderOptions): MailSender {
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<unknown> = Promise.resolve();

  async function send(mail: DueMail): Promise<boolean> {
    try {
      await deliver(mail);
      await markSent(db, mail.id, clock.now());
      return true;
    } catch (error) {
      log.warn(
        { err: error, mail: mail.id, tries: mail.tries },
        'A mail could not be sent; it is tried again',
      );
      const pause = Math.min(LONGEST_PAUSE_MS, 5_000 * 2 ** Math.min(mail.tries, 12));
      await markFailed(db, mail.id, new Date(clock.now().getTime() + pause), String(error));
      return false;
    }
  }

  async function sendDue(): Promise<number> {
    const now = clock.now();
    const mails = await claimDueMails(db, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
    const sent = await Promise.all(mails.map(send));
    return sent.filter(Boolean).length;
  }

  function look(): void {
    timer = setTimeout(() => {
      sending = sendDue()
        .catch((err: unknown) => log.warn({ err }, 'The outbox could not be read'))
        .finally(() => timer && look());
    }, LOOK_EVERY_MS);
    timer.unref();
  }

  return {
    start: look,
    async stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      await sending;
    },
    sendDue,
  };
}
