import { AppError, type ErrorDetails, type Trouble } from '../app-error.ts';

/** What passes by itself, or is gone at the next try: the shop is busy, or the database is away for a moment. */
const PASSING = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '53300', // too many connections
  '55P03', // lock timeout
  '57014', // statement timeout
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** A server that stops, crashed or starts, and connections that broke or fell silent. */
const PASSING_CLASS = /^(?:08|57P)/;

/** What doesn't pass by itself. Disks of the database's machine and of this one are at fault in the same ways. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  '25006': 'read-only',
  EROFS: 'read-only',
  EIO: 'failing',
  EMFILE: 'failing',
  ENFILE: 'failing',
  ENOMEM: 'failing',
};

/** Out of memory or another resource, the operator's doing, I/O errors, PostgreSQL's own faults. */
const FAILING_CLASS = /^(?:53|57|58|F0|XX)/;

const MESSAGES: Readonly<Record<Trouble, Pick<ErrorDetails, 'message' | 'retryAfterSeconds'>>> = {
  full: {
    message: 'The shop can’t save anything at the moment. Please try again in a few minutes',
    retryAfterSeconds: 30,
  },
  'read-only': {
    message: 'The shop can’t save anything at the moment. Please try again in a minute',
    retryAfterSeconds: 5,
  },
  failing: {
    message: 'The shop has trouble at the moment. Please try again in a minute',
    retryAfterSeconds: 5,
  },
};

/** PostgreSQL's codes for errors. Those of the system and of libraries begin with other letters. */
const SQLSTATE = /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/**
 * The failure that an error of the database or of a disk means to a caller, or null where it is neither. What only
 * somebody can mend alarms, and so does an error of the database that nobody foresaw: it is never the caller's fault,
 * and never ends a session.
 */
export function fromDatabase(error: unknown): AppError | null {
  const code = codeOf(error);
  if (code === null) return isClosed(error) ? new AppError('UNAVAILABLE', { cause: error }) : null;
  if (PASSING.has(code) || PASSING_CLASS.test(code)) return new AppError('UNAVAILABLE', { cause: error });
  const trouble = TROUBLES[code] ?? (SQLSTATE.test(code) && FAILING_CLASS.test(code) ? 'failing' : null);
  if (trouble !== null)
    return new AppError('UNAVAILABLE', { ...MESSAGES[trouble], trouble, alarm: true, cause: error });
  if (!SQLSTATE.test(code)) return null;
  if (code.startsWith('22')) return new AppError('BAD_REQUEST', { cause: error });
  if (code === '23505' || code === '23503' || code === '23514')
    return new AppError('CONFLICT', { cause: error });
  return new AppError('UNAVAILABLE', { alarm: true, cause: error });
}

/** Whether an error is the breach of this constraint or unique index. */
export function breaks(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The pool was closed, with the shop. */
function isClosed(error: unknown): boolean {
  return error instanceof Error && error.message.includes('driver has already been destroyed');
}
