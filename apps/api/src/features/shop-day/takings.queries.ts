import type { Paise } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { countsAsSale } from './counts-as-sale.queries.ts';
import { RETURN_OUTCOME } from '../orders/index.ts';
import type { Periods } from './periods.ts';

export type Takings = {
  orders: number;
  cancelled: number;
  undelivered: number;
  writtenOffPaise: Paise;
  cashPaise: Paise;
  cardPaise: Paise;
  cashToCollectPaise: Paise;
  ordersYesterday: number;
  takingsYesterdayPaise: Paise;
};

/** Today's orders and sales amount, and yesterday's up to the same time of day. */
export async function readTakings(db: Db, periods: Periods): Promise<Takings> {
  const { today, yesterday, thisTimeYesterday } = periods;
  const { rows } = await sql<Takings>`
    select
      count(*) filter (where is_today and is_sold) as orders,
      count(*) filter (where is_today and status = 'cancelled') as cancelled,
      count(*) filter (where is_today and status = 'undelivered') as undelivered,
      coalesce(sum(written_off_paise) filter (where is_today), 0)::bigint as "writtenOffPaise",
      ${paiseWhere(sql`is_today and is_sold and payment_method = 'cash'`)} as "cashPaise",
      ${paiseWhere(sql`is_today and is_sold and payment_method = 'card'`)} as "cardPaise",
      ${paiseWhere(sql`is_today and is_sold and payment_method = 'cash' and status <> 'delivered'`)}
        as "cashToCollectPaise",
      count(*) filter (where not is_today and is_sold) as "ordersYesterday",
      ${paiseWhere(sql`not is_today and is_sold`)} as "takingsYesterdayPaise"
    from (
      select status, payment_method, total_paise, placed_at >= ${today} as is_today, ${countsAsSale('orders')} as is_sold,
        case when status = 'undelivered' then (
          select sum(amount_paise) from order_lines where order_id = orders.id and ${RETURN_OUTCOME} = 'written_off'
        ) end as written_off_paise
      from orders
      where placed_at >= ${today} or (placed_at >= ${yesterday} and placed_at < ${thisTimeYesterday})
    ) recent`.execute(db);
  const [takings] = rows;
  if (takings === undefined) throw new Error('A sum without a group always has a row');
  return takings;
}

export type HourRow = { hour: number; orders: number; paise: Paise };

/** The hours of today (Asia/Kolkata) in which something was ordered. */
export async function readHours(db: Db, { today }: Periods): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select extract(hour from placed_at at time zone 'Asia/Kolkata')::integer as hour,
      count(*) as orders, sum(total_paise)::bigint as paise
    from orders where placed_at >= ${today} and ${countsAsSale('orders')}
    group by 1 order by 1`.execute(db);
  return rows;
}

function paiseWhere(which: ReturnType<typeof sql>) {
  return sql`coalesce(sum(total_paise) filter (where ${which}), 0)::bigint`;
}
