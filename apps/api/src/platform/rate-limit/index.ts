export { addressKey } from './address-key.ts';
export { deleteOldCounters } from './rate-limit.queries.ts';
export { countAgainst, countUpTo, resetCount, type Limit, spellSeconds, uncount } from './rate-limit.ts';
