import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** The median of the last deliveries in seconds, and how many they were; null where there was none. */
export async function readLastDeliveries(
  db: Db,
  last: number,
): Promise<{ medianSeconds: number | null; deliveries: number }> {
  const { rows } = await sql<{ medianSeconds: number | null; deliveries: number }>`
    select extract(epoch from percentile_cont(0.5) within group (order by took))::float8 as "medianSeconds",
      count(*) as deliveries
    from (
      select status_since - placed_at as took from orders
      where status = 'delivered' order by status_since desc limit ${last}
    ) lately`.execute(db);
  return rows[0] ?? { medianSeconds: null, deliveries: 0 };
}
