import { type RawBuilder, sql } from 'kysely';
import { CLOCKS_DIFFER_MS } from './clock.ts';

/**
 * Whether work is due: the time of its next try, in `column`, has come. It is also due if that time is further away
 * than the longest pause between two tries, because then a clock that was ahead had set it.
 */
export function isDue(column: string, now: Date, longestPauseMs: number): RawBuilder<boolean> {
  const latest = new Date(now.getTime() + longestPauseMs + CLOCKS_DIFFER_MS);
  return sql<boolean>`(${sql.ref(column)} <= ${now}::timestamptz or ${sql.ref(column)} > ${latest}::timestamptz)`;
}
