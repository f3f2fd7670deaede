import type { ServerKeys } from '../../platform/keys/index.ts';
import { deleteMailFiles } from '../../platform/mail/index.ts';
import { createPeriodicJob, type PeriodicJob } from '../../platform/periodic-job.ts';
import type { Services } from '../../platform/services.ts';
import { reencryptSecrets } from '../accounts/index.ts';
import { deleteExpiredData } from './delete-expired-data.ts';

const EVERY_MS = 60 * 60_000;

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'tracing' | 'sealing' | 'config'> & {
  readonly serverKeys: Pick<ServerKeys, 'reencrypt'>;
};

/**
 * The hourly job that deletes expired data and the files of deleted mails, and re-encrypts secrets and keys with the
 * newest key.
 */
export function createMaintenanceJob(
  { db, clock, log, tracing, sealing, config, serverKeys }: Needs,
  everyMs = EVERY_MS,
): Pick<PeriodicJob, 'start' | 'stop'> {
  return createPeriodicJob({
    everyMs,
    run: () =>
      tracing.job('sweep', async () => {
        await deleteExpiredData(db, clock.now());
        await deleteMailFiles(db, config.dataDir);
        await reencryptSecrets({ db, sealing, log });
        await serverKeys.reencrypt();
      }),
    log,
    failed: 'Expired data could not be deleted; it will be retried',
  });
}
