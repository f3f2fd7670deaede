import { NoAnswerError } from '@jhola/contract/client';
import { PageError } from '#platform/routing/page-error.ts';

/** How browsers say that something didn't come. */
const NOT_COME =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script/i;

/** What stands before a shop says so when it can't reach it, or the shop itself when it is too busy. */
const UNREACHED: readonly number[] = [502, 503, 504];

/** Whether a page could not be shown because it, or its code, didn't come; anything else is a fault of ours. */
export function isLost(error: unknown): boolean {
  if (error instanceof PageError) return UNREACHED.includes(error.status);
  return error instanceof NoAnswerError || (error instanceof Error && NOT_COME.test(error.message));
}
