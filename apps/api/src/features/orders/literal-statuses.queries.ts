import type { StoredOrderStatus } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Statuses for `status in (…)`, as literals in the order of the index's own condition. PostgreSQL uses a partial index
 * only if the query's condition implies the index's, and it can't prove that for parameters.
 */
export function literalStatuses(statuses: readonly StoredOrderStatus[]): RawBuilder<unknown> {
  return sql.join(statuses.map((status) => sql.lit(status)));
}
