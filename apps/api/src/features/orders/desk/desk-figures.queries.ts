import { type Paise, paise, SOLD_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Orders placed since a time, without cancelled and undelivered ones. */
export async function readTakings(db: Db, since: Date): Promise<Paise> {
  const { rows } = await sql<{ paise: Paise }>`
    select coalesce(sum(total_paise), 0)::bigint as paise from orders
    where placed_at >= ${since} and status in (${sql.join(SOLD_STATUSES)})`.execute(db);
  return rows[0]?.paise ?? paise(0);
}

/** How many seconds each of the last deliveries took, the latest last. */
export async function readLastTimes(db: Db, last: number): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, extract(epoch from status_since - placed_at))::integer as seconds from orders
    where status = 'delivered' order by status_since desc limit ${last}`.execute(db);
  return rows.map((row) => row.seconds).toReversed();
}
