export { addressKey } from './address-key.ts';
export { deleteOldCounters } from './rate-limit.queries.ts';
export { countAgainst, countUpTo, forgive, type Limit, spellSeconds, takeBack } from './rate-limit.ts';
