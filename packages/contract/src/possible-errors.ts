import type { Call } from './call.ts';
import type { ErrorCode } from './errors.ts';

/** The codes of all errors that a call can return: those of every call of its kind, and its own. */
export function possibleErrors(call: Call): ReadonlySet<ErrorCode> {
  return new Set([...usualErrors(call), ...call.errors]);
}

/** Failures that every call of this kind can have. */
function usualErrors(call: Call): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (call.carrier !== 'none') codes.push('BAD_REQUEST');
  if (call.carrier === 'json') codes.push('TOO_LARGE');
  if (call.carrier === 'json' || call.carrier === 'file') codes.push('UNSUPPORTED_MEDIA');
  if (call.who !== 'all') codes.push('NO_SESSION', 'FOREIGN_ORIGIN');
  if (call.who === 'admin') codes.push('NO_PERMISSION');
  if (call.who !== 'all' && !call.beforeSecondFactor) codes.push('SECOND_FACTOR_NEEDED');
  return [...codes, 'TOO_MANY', 'BUG', 'UNAVAILABLE'];
}
