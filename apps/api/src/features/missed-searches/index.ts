/** What others may use of the searches that found nothing. */
export { readMissedSearches } from './missed-searches.queries.ts';
export { registerMissedSearches } from './missed-searches.routes.ts';
