/** What others may use of the counts of searches. */
export { readMissedSearches } from './searches.queries.ts';
export { registerSearches } from './searches.routes.ts';
