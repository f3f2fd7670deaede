import type { PoolUse } from '@jhola/postgres';
import { shopStatusTexts as texts } from '../../messages/index.ts';
import type { StorageProblem } from '../../platform/app-error.ts';
import type { Backlog } from '../../platform/mail/index.ts';
import type { Found } from './finding.ts';
import type { Disk } from './status-sources.ts';

/** The simplest statement takes one or two. */
const SLOW_DATABASE_MS = 250;
/** A mail in the outbox that is older has a problem. */
const MAIL_LATE_MS = 10 * 60_000;
/** A mail in the outbox that is older has a problem if an attempt to send it has failed. */
const MAIL_FAILED_MS = 60_000;
/** The snapshot is compared with the database every ten seconds. */
const SHELF_LATE_MS = 60_000;
/** A payment that has waited longer for its check with the provider has a problem. */
const PAYMENT_LATE_SECONDS = 5 * 60;
/** Tolerance for a nightly backup that takes long or starts late. */
const BACKUP_LATE_MS = 36 * 60 * 60_000;
/** Tolerance for a backup that another machine, whose clock is ahead, has taken. */
const BACKUP_AHEAD_MS = 10 * 60_000;

const STORAGE_PROBLEMS = { full: 'diskIsFull', 'read-only': 'isReadOnly', failing: 'savingFails' } as const;

const number = (count: number) => count.toLocaleString('en-IN');

/** A duration as rounded text: '40 seconds', '5 minutes', '3 hours', '12 days'. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 90) return texts.seconds({ count: seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return texts.minutes({ count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? texts.hours({ count: hours }) : texts.days({ count: Math.round(hours / 24) });
}

/**
 * `isAvailable`: whether the database responds. `storageProblem`: why nothing can be saved at the moment; null if the
 * database accepts writes. `ms`: how long the simplest statement took.
 */
export function databaseFinding(
  isAvailable: boolean,
  storageProblem: StorageProblem | null,
  ms: number,
): Found {
  const at = { part: 'database', section: 'Health' } as const;
  if (!isAvailable) return { ...at, level: 'broken', says: texts.databaseAway, todo: texts.databaseAwayTodo };
  if (storageProblem !== null)
    return {
      ...at,
      level: 'broken',
      says: texts[STORAGE_PROBLEMS[storageProblem]],
      todo: texts.cannotSaveTodo,
    };
  if (ms > SLOW_DATABASE_MS)
    return {
      ...at,
      section: 'When responses are slow',
      level: 'look',
      says: texts.databaseSlow({ ms: number(Math.round(ms)) }),
      todo: texts.databaseSlowTodo,
    };
  return { ...at, level: 'fine', says: texts.databaseFine, todo: null };
}

/** A problem if requests wait for a connection at this moment. That all connections are in use isn't one. */
export function connectionsFinding({ inUse, waiting, max }: PoolUse): Found {
  const at = { part: 'connections', section: 'When responses are slow' } as const;
  const busy = number(inUse);
  if (waiting > 0)
    return {
      ...at,
      level: 'look',
      says: texts.connectionsBusy({ inUse: busy, waiting }),
      todo: texts.connectionsTodo,
    };
  return { ...at, level: 'fine', says: texts.connectionsFine({ inUse: busy, max: number(max) }), todo: null };
}

/** Broken if a disk has fewer than `lowMb` megabytes free; then only such disks are listed, otherwise all. */
export function diskFinding(all: readonly Disk[], lowMb: number): Found {
  const at = { part: 'disk', section: 'Contents of DATA_DIR' } as const;
  const low = all.filter(({ freeMb }) => freeMb < lowMb);
  if (low.length > 0) {
    const disks = low.map(({ folder, freeMb }) => texts.lowDisk({ folder, mb: number(freeMb) })).join(', ');
    return { ...at, level: 'broken', says: texts.diskLow({ disks }), todo: texts.diskTodo };
  }
  const disks = all
    .map(({ freeMb }) => texts.freeDisk({ gb: number(Math.round(freeMb / 100) / 10) }))
    .join(', ');
  return { ...at, level: 'fine', says: texts.diskFine({ disks }), todo: null };
}

/**
 * `lastFault`: the last error of a stuck mail; null if none failed. With an error, a mail counts as late after one
 * minute, otherwise after ten. `now`: when the other two were read.
 */
export function mailFinding({ count, stuck, oldest }: Backlog, lastFault: string | null, now: Date): Found {
  const at = { part: 'mail', section: 'Mail' } as const;
  const waits = oldest === null ? 0 : now.getTime() - oldest.getTime();
  if (waits < (lastFault === null ? MAIL_LATE_MS : MAIL_FAILED_MS))
    return {
      ...at,
      level: 'fine',
      says: count === 0 ? texts.mailSent : texts.mailWaits({ count }),
      todo: null,
    };
  const time = duration(waits);
  const says =
    lastFault === null
      ? texts.mailIsLate({ count: stuck, time })
      : texts.mailFault({ count: stuck, time, fault: lastFault });
  return { ...at, level: 'look', says, todo: texts.mailTodo };
}

/**
 * `held`: how many payments an admin has to look at; these are reported first. `overdueSeconds`: how long a payment has
 * waited for its check with the provider; more than five minutes are a problem.
 */
export function paymentsFinding(held: number, overdueSeconds: number): Found {
  const at = { part: 'payments', section: 'Payment by card' } as const;
  if (held > 0)
    return {
      ...at,
      level: 'look',
      says: texts.paymentsHeld({ count: held }),
      todo: texts.paymentsHeldTodo,
    };
  if (overdueSeconds > PAYMENT_LATE_SECONDS)
    return {
      ...at,
      level: 'look',
      says: texts.paymentsLate({ time: duration(overdueSeconds * 1000) }),
      todo: texts.paymentsLateTodo,
    };
  return { ...at, level: 'fine', says: texts.paymentsFine, todo: null };
}

/**
 * `confirmedAt`: when the catalogue in memory was last known to equal the database; null if it was never loaded. Both
 * times come from the system clock. It is a problem if that was more than a minute ago.
 */
export function catalogueFinding(confirmedAt: Date | null, products: number, now: Date): Found {
  const at = { part: 'catalogue', section: 'Find the remedy' } as const;
  const age = confirmedAt === null ? 0 : now.getTime() - confirmedAt.getTime();
  if (confirmedAt === null || age > SHELF_LATE_MS)
    return {
      ...at,
      level: 'look',
      says: confirmedAt === null ? texts.catalogueMissing : texts.catalogueOld({ time: duration(age) }),
      todo: texts.catalogueTodo,
    };
  return { ...at, level: 'fine', says: texts.catalogueFine({ count: products }), todo: null };
}

/** `last`: the time of the last backup; null if none is known. */
export function backupFinding(last: Date | null, now: Date): Found {
  const at = { part: 'backup', section: 'Backups' } as const;
  const todo = texts.backupTodo;
  if (last === null) return { ...at, level: 'look', says: texts.backupMissing, todo };
  const age = now.getTime() - last.getTime();
  if (age < -BACKUP_AHEAD_MS) {
    const says = texts.backupAhead({ time: duration(-age) });
    return { ...at, level: 'look', says, todo: texts.backupAheadTodo };
  }
  const says = texts.backupTaken({ time: duration(age) });
  return age > BACKUP_LATE_MS
    ? { ...at, level: 'look', says, todo }
    : { ...at, level: 'fine', says, todo: null };
}
