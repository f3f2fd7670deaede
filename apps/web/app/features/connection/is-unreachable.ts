import { NoResponseError } from '@jhola/contract/client';
import { PageError } from '#platform/routing/page-error.ts';

/** The messages of browsers, and of the loader of a page's stylesheets, for network errors. */
const NETWORK_ERROR =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script|preload css/i;

/** A proxy in front of the shop uses these when it can't reach it, or the shop itself when it is too busy. */
const UNREACHABLE_STATUS: readonly number[] = [502, 503, 504];

/** Whether a page failed to load because of the network or a busy shop; anything else is a bug of ours. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof PageError) return UNREACHABLE_STATUS.includes(error.status);
  return error instanceof NoResponseError || (error instanceof Error && NETWORK_ERROR.test(error.message));
}
