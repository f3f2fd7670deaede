import { LAST_PAGE } from '@jhola/domain';

/** The page of a list in the URL's parameters, at most the highest that may be requested; 1 if it is no page. */
export function pageNumberIn(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1;
}
