export { addressKey } from './address-key.ts';
export { deleteOldCounters } from './rate-limit.queries.ts';
export {
  type Count,
  countAgainst,
  countAll,
  countUpTo,
  type Limit,
  resetCount,
  SLIDING_DAY,
  spellSeconds,
  uncount,
} from './rate-limit.ts';
