import type { DataOf } from '@jhola/contract/client';
import { poolUse } from '@jhola/postgres';
import { readBacklog, readLastFault } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { readPaymentQueue } from '../payments/index.ts';
import type { Finding, Found } from './finding.ts';
import {
  backupFinding,
  catalogueFinding,
  connectionsFinding,
  databaseFinding,
  diskFinding,
  mailFinding,
  paymentsFinding,
} from './findings.ts';
import { type Known, lastKnown } from './last-known.ts';
import type { StatusSources } from './status-sources.ts';

/** How long the page waits for the database. Together with recognising an admin it takes less than four seconds. */
const READ_LIMIT_MS = 1_500;

/**
 * Returns a function that reads the shop's status. It never rejects because of the database: a value that can't be read
 * is reported as last known, or left out if it never was read.
 */
export function createStatusReader(
  { db, clock, config }: Services,
  shelf: Shelf,
  sources: StatusSources,
): () => Promise<DataOf<'getShopStatus'>> {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const readMail = lastKnown(
    clock,
    async () => {
      const now = clock.now();
      return { backlog: await readBacklog(db, now), fault: await readLastFault(db, now) };
    },
    READ_LIMIT_MS,
  );
  const readPayments = lastKnown(clock, () => readPaymentQueue(db, clock.now()), READ_LIMIT_MS);

  return async () => {
    const [mail, payments, { storageProblem, ms }, disks, backup] = await Promise.all([
      readMail(),
      readPayments(),
      sources.database(),
      sources.disks(),
      sources.lastBackup(),
    ]);
    const now = clock.now();
    // Both are read from the database; it is available if either was read now.
    const isAvailable = [mail, payments].some((known) => known !== null && known.asOf === null);
    const use = poolUse(db);
    const parts = [
      current(databaseFinding(isAvailable, storageProblem, ms)),
      use && current(connectionsFinding(use)),
      disks.length > 0 && current(diskFinding(disks, config.lowSpaceMb)),
      mail && remembered(mail, ({ backlog, fault }) => mailFinding(backlog, fault, mail.asOf ?? now)),
      payments && remembered(payments, ({ held, overdueSeconds }) => paymentsFinding(held, overdueSeconds)),
      // The snapshot's time comes from the system clock, whatever clock the shop uses.
      current(
        catalogueFinding(shelf.confirmedAt, shelf.isLoaded ? shelf.contents().products.size : 0, new Date()),
      ),
      current(backupFinding(backup, now)),
    ];
    return {
      at: now.toISOString(),
      version: sources.version,
      startedAt,
      parts: parts.filter((part): part is Finding => typeof part === 'object'),
    };
  };
}

function current(found: Found): Finding {
  return { ...found, asOf: null };
}

function remembered<Value>({ value, asOf }: Known<Value>, find: (value: Value) => Found): Finding {
  return { ...find(value), asOf: asOf?.toISOString() ?? null };
}
