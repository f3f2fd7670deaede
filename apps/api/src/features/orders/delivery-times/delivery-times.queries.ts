import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type LastDeliveries = {
  readonly medianSeconds: number | null;
  readonly deliveries: number;
  /** Only of the newest deliveries, the newest last. */
  readonly newestSeconds: readonly number[];
};

/**
 * The median time of the `last` deliveries in seconds, and the times of the `newest` of them; null if there was none.
 * Ignores orders that a clock which was ahead dated after their delivery.
 */
export async function readLastDeliveries(db: Db, last: number, newest: number): Promise<LastDeliveries> {
  const { rows } = await sql<LastDeliveries>`
    select percentile_cont(0.5) within group (order by seconds) as "medianSeconds",
      count(*) as deliveries,
      coalesce(array_agg(seconds order by place desc) filter (where place <= ${newest}), '{}') as "newestSeconds"
    from (
      select extract(epoch from status_since - placed_at)::float8 as seconds,
        row_number() over (order by status_since desc) as place
      from orders
      where status = 'delivered' and status_since >= placed_at order by status_since desc limit ${last}
    ) lately`.execute(db);
  return rows[0] ?? { medianSeconds: null, deliveries: 0, newestSeconds: [] };
}
