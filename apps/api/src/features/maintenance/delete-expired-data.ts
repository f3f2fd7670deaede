import type { Db } from '../../platform/database.ts';
import type { ServerKeys } from '../../platform/keys/index.ts';
import { deleteMailFiles, deleteSentMails, deleteUnsentMails } from '../../platform/mail/index.ts';
import { deleteOldCounters } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAddressesRemovedBefore } from '../addresses/index.ts';
import { forgetOrigins } from '../orders/index.ts';
import { deleteMergesBefore } from '../cart/index.ts';
import { deleteDevicesUnusedSince } from './devices/known-devices.queries.ts';
import { sealAgain } from './second-factor/seal-again.ts';
import {
  deleteEndedSessions,
  deleteOldConfirmations,
  deleteOldResets,
  deleteUnfinishedSteps,
} from './sweep.queries.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

type SweepNeeds = Pick<Services, 'db' | 'clock' | 'log' | 'tracing' | 'sealing' | 'config'> & {
  readonly serverKeys: Pick<ServerKeys, 'sealAgain'>;
};

/**
 * Starts the hourly job that deletes expired data and the files of deleted mails, and re-encrypts secrets and keys with
 * the newest key. Returns a function that stops it.
 */
export function startSweeping(
  { db, clock, log, tracing, sealing, config, serverKeys }: SweepNeeds,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let sweeping: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = tracing
      .job('sweep', async () => {
        await sweep(db, clock.now());
        await deleteMailFiles(db, config.dataDir);
        await sealAgain({ db, sealing, log });
        await serverKeys.sealAgain();
      })
      .catch((err: unknown) => log.warn({ err }, 'Expired data could not be deleted; it will be retried'));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}

/**
 * Deletes old counters, expired resets and confirmations, unfinished second steps, ended sessions, mails that were sent
 * or have failed for a week, recorded additions to carts, removed addresses, and devices that weren't used for long.
 */
export async function sweep(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldCounters(db, ago(2));
  await deleteOldResets(db, ago(1));
  await deleteUnfinishedSteps(db, ago(1));
  await deleteOldConfirmations(db, ago(8));
  await deleteEndedSessions(db, ago(7));
  await deleteSentMails(db, ago(30));
  await deleteUnsentMails(db, ago(7));
  await forgetOrigins(db, ago(7));
  await deleteMergesBefore(db, ago(60));
  await deleteDevicesUnusedSince(db, ago(400));
  await deleteAddressesRemovedBefore(db, ago(90));
}
