import { createStockAlertSender } from './features/back-in-stock/index.ts';
import { createMaintenanceJob } from './features/maintenance/index.ts';
import { createClosedTotals } from './features/orders/index.ts';
import { createPushSender, type PushKeys } from './features/push/index.ts';
import { createSalesRanking } from './features/sales-ranking/index.ts';
import type { ServerKeys } from './platform/keys/index.ts';
import { createMailRoute, createMailSender, type MailPictures, measureMail } from './platform/mail/index.ts';
import type { PeriodicJob } from './platform/periodic-job.ts';
import type { Services } from './platform/services.ts';

type Job = Pick<PeriodicJob, 'start' | 'stop'>;

type Needs = {
  /** Settles card payments; null if nothing does so in the background. */
  readonly sweeper: Job | null;
  readonly readPushKeys: () => Promise<PushKeys>;
  readonly serverKeys: ServerKeys;
  /** Pictures in mails. */
  readonly pictures: MailPictures;
};

/** Everything that runs in the background, started and stopped together. Doesn't start it. */
export function createBackgroundJobs(
  services: Services,
  { sweeper, readPushKeys, serverKeys, pictures }: Needs,
): Job {
  const { db, config, clock, metrics } = services;
  const mailRoute = createMailRoute(config, pictures);
  const counter = measureMail(metrics, db, clock);
  const jobs: readonly Job[] = [
    ...(sweeper === null ? [] : [sweeper]),
    createSalesRanking(services),
    createClosedTotals(services),
    createStockAlertSender(services),
    createPushSender(services, readPushKeys),
    createMailSender({ ...services, deliver: mailRoute.deliver, counter }),
    createMaintenanceJob({ ...services, serverKeys }),
  ];
  return {
    start() {
      for (const job of jobs) job.start();
    },
    async stop() {
      for (const job of jobs) await job.stop();
      mailRoute.close();
    },
  };
}
