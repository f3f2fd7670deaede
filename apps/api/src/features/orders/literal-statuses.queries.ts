import type { StoredOrderStatus } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * States for `status in (…)`, as literals in this order: a partial index is used only by a condition that its own
 * condition follows from, and PostgreSQL can't tell that of parameters.
 */
export function literalStatuses(statuses: readonly StoredOrderStatus[]): RawBuilder<unknown> {
  return sql.join(statuses.map((status) => sql.lit(status)));
}
