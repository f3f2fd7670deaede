import { type RawBuilder, sql } from 'kysely';

/**
 * An array as a parameter, without letting the planner see its length. For a statement that is sent often.
 *
 * PostgreSQL plans a prepared statement once and for all only if the plan for any values isn't estimated to cost more
 * than the plans for given values. For any array it estimates ten elements. So a statement that usually gets three
 * would be planned again at each execution. In a subquery it doesn't know the length of a given array either.
 */
export function arrayParameter(
  values: readonly unknown[],
  type: 'text' | 'integer' | 'bigint',
): RawBuilder<unknown> {
  return sql`((select ${values}::${sql.raw(type)}[])::${sql.raw(type)}[])`;
}
