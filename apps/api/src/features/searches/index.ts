/** What other features and the program may use of the search counts. */
export { readMissedSearches } from './searches.queries.ts';
export { registerSearches } from './searches.routes.ts';
