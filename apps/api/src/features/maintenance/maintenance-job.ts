import { DAY_MS } from '@jhola/domain';
import type { ServerKeys } from '../../platform/keys/index.ts';
import { deleteMailFiles } from '../../platform/mail/index.ts';
import { createPeriodicJob, type Job } from '../../platform/periodic-job.ts';
import type { Services } from '../../platform/services.ts';
import { reencryptSecrets } from '../accounts/index.ts';
import { deleteUnfinishedUploads, deleteUnusedAvatars } from '../pictures/index.ts';
import { deleteUnneededListFiles } from '../price-list/index.ts';
import { deleteExpiredData } from './delete-expired-data.ts';
import { runSteps } from '../../platform/run-steps.ts';

const EVERY_MS = 60 * 60_000;

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'tracing' | 'sealing' | 'config'> & {
  readonly serverKeys: Pick<ServerKeys, 'reencrypt'>;
};

/**
 * The hourly job that deletes expired data, the files of deleted mails, unused profile photos and what crashes left of
 * uploads, and re-encrypts secrets and keys with the newest key. A step that fails doesn't keep the others from running,
 * and none begins once the shop is closing.
 */
export function createMaintenanceJob(
  { db, clock, log, tracing, sealing, config, serverKeys }: Needs,
  everyMs = EVERY_MS,
): Job {
  const dayAgo = () => new Date(clock.now().getTime() - DAY_MS);
  const job = createPeriodicJob({
    everyMs,
    run: () =>
      tracing.job('sweep', () =>
        runSteps(
          [
            () => deleteExpiredData(db, clock.now(), job.isStopping),
            () => deleteMailFiles(db, config.dataDir),
            () => deleteUnusedAvatars({ db, config }, job.isStopping),
            () => deleteUnfinishedUploads(config, dayAgo()),
            () => deleteUnneededListFiles(config, db, dayAgo()),
            () => reencryptSecrets({ db, sealing, log }),
            () => serverKeys.reencrypt(),
          ],
          job.isStopping,
        ),
      ),
    log,
    failed: 'Expired data could not be deleted; it will be retried',
  });
  return job;
}
