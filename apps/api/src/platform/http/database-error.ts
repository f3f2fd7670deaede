import { NETWORK_ERRORS } from '@jhola/postgres';
import { AppError, type ErrorDetails, type StorageProblem } from '../app-error.ts';
import { platformTexts as texts } from '../../messages/index.ts';

/** Errors of a database that responds: others were in the way, for longer than was waited or at each try. */
const BUSY = new Set<string>([
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock timeout
  '57014', // statement timeout
  'STATEMENT_OUTDATED', // a prepared statement was outdated at each try of a transaction
]);

/** Temporary errors, after which a retry may succeed: the database is busy, or unavailable for a moment. */
const TEMPORARY = new Set<string>([
  ...BUSY,
  '53300', // too many connections
  ...NETWORK_ERRORS,
]);

/** A server that is stopping, starting or has crashed, and lost connections. */
const TEMPORARY_CLASS = /^(?:08|57P)/;

/** A write in a read-only transaction: the server is a standby, or was made read-only. */
const READ_ONLY = '25006';

/** Errors of the database, or of this machine's disk, that a person has to repair. */
const STORAGE_PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  [READ_ONLY]: 'read-only',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'failing',
  ENOTDIR: 'failing', // a file in place of a folder
  EEXIST: 'failing', // the same, when the folder is to be created
  ESTALE: 'failing', // a shared folder of another machine that has restarted
  EMFILE: 'failing',
  ENFILE: 'failing',
  ENOMEM: 'failing',
};

/** Insufficient resources, operator intervention, I/O errors, and internal errors of PostgreSQL. */
const FAILING_CLASS = /^(?:53|57|58|F0|XX)/;

/** The message, and when to retry. */
function adviceFor(storageProblem: StorageProblem): Pick<ErrorDetails, 'message' | 'retryAfterSeconds'> {
  switch (storageProblem) {
    case 'full':
      return { message: texts.full, retryAfterSeconds: 30 };
    case 'read-only':
      return { message: texts.readOnly, retryAfterSeconds: 5 };
    case 'failing':
      return { message: texts.failing, retryAfterSeconds: 5 };
  }
}

/** What somebody else has added or deleted meanwhile. */
const CONFLICTS = new Set<string>([
  '23001', // a row that others refer to, by a foreign key with "on delete restrict"
  '23503', // foreign key
  '23505', // unique index
]);

/** PostgreSQL's error codes. Those of the operating system and of libraries begin with other letters. */
const SQLSTATE = /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/**
 * Converts an error of the database or of a disk to an AppError; null for a bug and any other error. Errors that need a
 * person set `alarm`, and so do unexpected errors of the database, which become UNAVAILABLE.
 */
export function fromDatabase(error: unknown): AppError | null {
  const code = codeOf(error);
  if (code === null) return isClosed(error) ? new AppError('UNAVAILABLE', { cause: error }) : null;
  if (TEMPORARY.has(code) || TEMPORARY_CLASS.test(code)) return new AppError('UNAVAILABLE', { cause: error });
  const storageProblem =
    STORAGE_PROBLEMS[code] ?? (SQLSTATE.test(code) && FAILING_CLASS.test(code) ? 'failing' : null);
  if (storageProblem !== null)
    return new AppError('UNAVAILABLE', {
      ...adviceFor(storageProblem),
      storageProblem,
      alarm: true,
      cause: error,
    });
  if (!SQLSTATE.test(code)) return null;
  if (code.startsWith('22')) return new AppError('BAD_REQUEST', { cause: error });
  if (CONFLICTS.has(code)) return new AppError('CONFLICT', { cause: error });
  // A row without a required value, or one that breaks a check: the action should have refused the input.
  if (code.startsWith('23')) return null;
  // Also a missing table or column: of a process that is older than the migration that removed it, which a restart
  // repairs. As a bug (500) it would sign out everybody whose request that process gets.
  return new AppError('UNAVAILABLE', { alarm: true, cause: error });
}

/** Whether an error means that the database was too busy, not that it couldn't be reached. */
export function isBusy(error: unknown): boolean {
  return BUSY.has(codeOf(error) ?? '');
}

/** Whether an error is a violation of this constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Whether the database refused to write: because of a constraint, or because it is read-only. Nothing was written. */
export function refusedWrite(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && SQLSTATE.test(code) && (code.startsWith('23') || code === READ_ONLY);
}

/** Whether the pool was closed because the shop is closing. */
function isClosed(error: unknown): boolean {
  return error instanceof Error && error.message.includes('driver has already been destroyed');
}
