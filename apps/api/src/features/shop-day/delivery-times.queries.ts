import type { IndiaDay } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Periods } from './periods.ts';

export type DeliveryRow = {
  /** Null for all of the days together. */
  day: IndiaDay | null;
  count: number;
  medianSeconds: number;
  p90Seconds: number;
  inTimeShare: number;
};

/**
 * How long it took from the placing of an order to the door, by the day on which it was delivered, and over all
 * days since `week`. Days without a delivery have no row. What was delivered hasn't moved since: its state is as
 * old as its delivery.
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
