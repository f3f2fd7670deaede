import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the time in `column` is less than `lifeMs` ago. A time in the future was set by a clock that was ahead, and
 * counts only if it is less than `lifeMs` away.
 */
export function isFresh(column: string, now: Date, lifeMs: number): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} > ${new Date(now.getTime() - lifeMs)}::timestamptz
    and ${sql.ref(column)} < ${new Date(now.getTime() + lifeMs)}::timestamptz)`;
}
