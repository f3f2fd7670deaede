import { statusOf } from './status-of.ts';

/** The interval of refetches after a failure, while the page is visible. */
export const REFETCH_MS = 10_000;

/** Whether a failure may go away by itself: no response, or the shop was too busy. A refusal doesn't. */
export function isTransient(error: unknown): boolean {
  return statusOf(error) === 503 || (error instanceof Error && error.name === 'NoResponseError');
}

/** For a query's `refetchInterval`: refetches while its last failure is transient. */
export function refetchAfterFailure({ state }: { state: { error: unknown } }): number | false {
  return isTransient(state.error) ? REFETCH_MS : false;
}
