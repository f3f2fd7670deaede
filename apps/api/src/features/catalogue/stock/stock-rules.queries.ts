/** How stock moves, as parts of statements. */
import { LIMITS } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';

/** What is in stock after a change, both given as columns: never below zero, nor above the most that it can be. */
export function stockAfter(stock: string, change: string): RawBuilder<number> {
  return sql`greatest(0, least(${sql.lit(LIMITS.stock)}, ${sql.ref(stock)} + ${sql.ref(change)}))`;
}

/** The time of a change: strictly after the row's last one, also where both fall in the same millisecond. */
export function changedAt(now: Date, before: string): RawBuilder<Date> {
  return sql`greatest(${now}::timestamptz, ${sql.ref(before)} + interval '1 millisecond')`;
}
