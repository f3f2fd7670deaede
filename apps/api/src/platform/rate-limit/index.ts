export { deleteOldCounters } from './rate-limit.queries.ts';
export { countAgainst, forgive, type Limit } from './rate-limit.ts';
