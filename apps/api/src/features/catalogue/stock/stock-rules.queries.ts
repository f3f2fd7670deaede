/** Rules of stock changes, as parts of statements. */
import { LIMITS } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';

/** The stock after a change, both given as columns: never below zero or above the maximum. */
export function stockAfter(stock: string, change: string): RawBuilder<number> {
  return sql`greatest(0, least(${sql.lit(LIMITS.stock)}, ${sql.ref(stock)} + ${sql.ref(change)}))`;
}

/** The time of a change: always after the row's last one, also if both are in the same millisecond. */
export function changedAt(now: Date, before: string): RawBuilder<Date> {
  return sql`greatest(${now}::timestamptz, ${sql.ref(before)} + interval '1 millisecond')`;
}
