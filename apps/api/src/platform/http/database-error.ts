import { AppError } from '../app-error.ts';

const UNAVAILABLE_CODES = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock timeout
  '57014', // statement timeout
  '57P01', // the server is stopping
  '57P02',
  '57P03', // the server is starting
  '53300', // too many connections
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

const CONNECTION_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
  'driver has already been destroyed',
];

/** The failure that a database error means to a caller, or null where it is no database error we expect. */
export function fromDatabase(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNAVAILABLE_CODES.has(code) || code.startsWith('08'))
    return new AppError('UNAVAILABLE', { cause: error });
  if (CONNECTION_MESSAGES.some((text) => error.message.includes(text))) {
    return new AppError('UNAVAILABLE', { cause: error });
  }
  if (/^22[0-9A-Z]{3}$/.test(code)) return new AppError('BAD_REQUEST', { cause: error });
  if (code === '23505' || code === '23503' || code === '23514')
    return new AppError('CONFLICT', { cause: error });
  return null;
}

/** Whether an error is the breach of this constraint or unique index. */
export function breaks(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
