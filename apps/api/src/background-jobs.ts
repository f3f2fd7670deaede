import { createStockAlertSender } from './features/back-in-stock/index.ts';
import { createMaintenanceJob } from './features/maintenance/index.ts';
import { createClosedTotals } from './features/orders/index.ts';
import { createPushSender, type PushKeys } from './features/push/index.ts';
import { createSalesRanking } from './features/sales-ranking/index.ts';
import type { ServerKeys } from './platform/keys/index.ts';
import { createMailRoute, createMailSender, type MailPictures, measureMail } from './platform/mail/index.ts';
import { asOneJob, type Job } from './platform/periodic-job.ts';
import type { Services } from './platform/services.ts';

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
  const jobs = asOneJob([
    ...(sweeper === null ? [] : [sweeper]),
    createSalesRanking(services),
    createClosedTotals(services),
    createStockAlertSender(services),
    createPushSender(services, readPushKeys),
    createMailSender({ ...services, deliver: mailRoute.deliver, counter }),
    createMaintenanceJob({ ...services, serverKeys }),
  ]);
  return {
    start: jobs.start,
    async stop() {
      await jobs.stop();
      mailRoute.close();
    },
  };
}
