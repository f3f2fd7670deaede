import type { IndiaDay } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Periods } from './periods.ts';

export type DeliveryRow = {
  /** Null for the total of all days. */
  day: IndiaDay | null;
  count: number;
  medianSeconds: number;
  p90Seconds: number;
  inTimeShare: number;
};

/**
 * The time from the placing of an order to its delivery, by the day of the delivery, and over all days since `week`.
 * Days without a delivery have no row. An order doesn't change after its delivery, so its status time is the time of
 * the delivery.
 */
export async function readDeliveries(
  db: Db,
  { week }: Periods,
  promiseSeconds: number,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select day, count(*) as count,
      round(percentile_cont(0.5) within group (order by seconds))::integer as "medianSeconds",
      round(percentile_cont(0.9) within group (order by seconds))::integer as "p90Seconds",
      avg((seconds <= ${promiseSeconds})::integer)::double precision as "inTimeShare"
    from (
      select to_char(status_since at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
        greatest(0, extract(epoch from status_since - placed_at))::double precision as seconds
      from orders where status = 'delivered' and status_since >= ${week}
    ) deliveries
    group by grouping sets ((day), ())
    having count(*) > 0
    order by day`.execute(db);
  return rows;
}
