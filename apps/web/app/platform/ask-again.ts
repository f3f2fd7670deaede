import { statusOf } from './status-of.ts';

/** So often is asked again for what could not be had, while the page is seen. */
export const ASK_AGAIN_MS = 10_000;

/** Whether a failure passes by itself: nobody answered, or the shop was too busy. A refusal stays one. */
export function isPassing(error: unknown): boolean {
  return statusOf(error) === 503 || (error instanceof Error && error.name === 'NoAnswerError');
}

/** For a query's `refetchInterval`: asks again while its last failure is one that passes. */
export function askAgainMs({ state }: { state: { error: unknown } }): number | false {
  return isPassing(state.error) ? ASK_AGAIN_MS : false;
}
