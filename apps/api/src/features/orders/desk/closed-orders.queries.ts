/**
 * `closed_orders` has the number of orders of each closed status up to a time. An order never leaves such a status, so
 * only those that reached it later remain to be counted.
 */
import { CLOSED_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';
import { CLOCKS_DIFFER_MS } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import { literalStatuses } from '../literal-statuses.queries.ts';
import type { StatusCount } from './desk.queries.ts';

/** How many orders have each closed status. Reads only those that aren't in the totals yet. */
export async function countClosed(db: Db): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select status, orders + (
      select count(*) from orders o where o.status = closed.status and o.status_since >= closed.until
        and o.status in (${literalStatuses(CLOSED_STATUSES)})
    ) as count, 0 as late
    from closed_orders closed`.execute(db);
  return rows;
}

/**
 * Moves the time of each total forward, at most to `upTo` and by about `atOnce` orders, and adds the orders between.
 * Returns whether all are at `upTo`. Other processes wait for the rows, and then go on from the new time. A time far
 * beyond `upTo` is from a clock that was ahead: orders closed since aren't in the total, so it is counted again. A
 * smaller difference does no harm, because `upTo` is an hour ago.
 */
export async function addClosed(tx: Db, upTo: Date, atOnce: number): Promise<boolean> {
  await sql`select from closed_orders order by status for update`.execute(tx);
  await sql`update closed_orders set orders = 0, until = '-infinity'
    where until > ${new Date(upTo.getTime() + CLOCKS_DIFFER_MS)}`.execute(tx);
  const { rows } = await sql<{ isDone: boolean }>`
    with next as (
      select status, until, coalesce((
        select o.status_since from orders o
        where o.status = closed.status and o.status_since > closed.until and o.status_since < ${upTo}
          and o.status in (${literalStatuses(CLOSED_STATUSES)})
        order by o.status_since offset ${atOnce} limit 1
      ), greatest(until, ${upTo})) as upto
      from closed_orders closed
    )
    update closed_orders closed set until = next.upto, orders = closed.orders + (
      select count(*) from orders o
      where o.status = next.status and o.status_since >= next.until and o.status_since < next.upto
        and o.status in (${literalStatuses(CLOSED_STATUSES)})
    )
    from next where next.status = closed.status
    returning closed.until >= ${upTo} as "isDone"`.execute(tx);
  return rows.every(({ isDone }) => isDone);
}
