export { countAgainst, forgive, type Limit } from './rate-limit.ts';
