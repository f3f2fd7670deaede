import { ApiError } from '@jhola/contract/client';

/**
 * Whether the server refused a request, so that it changed nothing. After any other error that is unknown, also after a
 * 503: it may be the response to a commit that the database didn't confirm.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
