import type { Paise, ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { countsAsSale } from './counts-as-sale.queries.ts';
import type { Periods } from './periods.ts';

export type SoldRow = {
  productId: ProductId | null;
  name: string;
  unit: string;
  image: string;
  todayQuantity: number;
  todayPaise: Paise;
  weekQuantity: number;
  weekPaise: Paise;
};

/**
 * Products that are among the first `limit` by quantity or by sales amount, today or in the week, unsorted. A deleted
 * product has the name under which it was sold.
 */
export async function readBestSellers(db: Db, { today, week }: Periods, limit: number): Promise<SoldRow[]> {
  const first = (...by: readonly [string, string]) => sql`
    (select * from sales order by ${sql.ref(by[0])} desc, ${sql.ref(by[1])} desc, product_id, gone limit ${limit})`;
  const { rows } = await sql<SoldRow>`
    with sales as materialized (
      select l.product_id, case when l.product_id is null then l.name end as gone,
        coalesce(sum(l.quantity) filter (where o.placed_at >= ${today}), 0)::integer as "todayQuantity",
        coalesce(sum(l.amount_paise) filter (where o.placed_at >= ${today}), 0)::bigint as "todayPaise",
        sum(l.quantity)::integer as "weekQuantity", sum(l.amount_paise)::bigint as "weekPaise"
      from orders o cross join ${linesOf('o')} l
      where o.placed_at >= ${week} and ${countsAsSale('o')}
      group by 1, 2
    ), best as (
      ${first('todayQuantity', 'todayPaise')} union ${first('todayPaise', 'todayQuantity')}
      union ${first('weekQuantity', 'weekPaise')} union ${first('weekPaise', 'weekQuantity')}
    )
    select product_id as "productId", coalesce(p.name, gone) as name, coalesce(p.unit, line.unit) as unit,
      coalesce(p.images[1], line.images[1]) as image,
      "todayQuantity", "todayPaise", "weekQuantity", "weekPaise"
    from best left join products p on p.id = product_id
    left join lateral (
      select l.unit, l.images from order_lines l
      where best.product_id is null and l.product_id is null and l.name = best.gone limit 1
    ) line on true`.execute(db);
  return rows;
}

export type RunsOutRow = {
  productId: ProductId;
  name: string;
  unit: string;
  image: string;
  stock: number;
  soldPerDay: number;
  daysLeft: number;
  /** Shoppers who asked to be told when it is back. */
  waiting: number;
};

/**
 * Products whose stock lasts less than `lowDays` at the rate of the sales since the week began, sorted by how long it
 * lasts: at most `mostEach` that are out of stock, and at most `mostEach` that aren't yet. For a shop that is younger
 * than a week the rate uses fewer days, but at least one.
 */
export async function readRunsOut(
  db: Db,
  { now, week }: Periods,
  { lowDays, mostEach }: { readonly lowDays: number; readonly mostEach: number },
): Promise<RunsOutRow[]> {
  const { rows } = await sql<RunsOutRow>`
    with open as (
      select greatest(1, extract(epoch from ${now}::timestamptz
        - greatest(${week}::timestamptz, (select min(placed_at) from orders))) / 86400)::double precision as days
    ),
    sales as (
      select l.product_id, sum(l.quantity) / (select days from open) as per_day
      from orders o cross join ${linesOf('o')} l
      where o.placed_at >= ${week} and ${countsAsSale('o')} and l.product_id is not null
      group by l.product_id
    )
    select "productId", name, unit, image, stock, "soldPerDay", "daysLeft",
      (select count(*) from back_in_stock_requests r where r.product_id = "productId") as waiting
    from (
      select p.id as "productId", p.name, p.unit, p.images[1] as image, p.stock,
        per_day as "soldPerDay", p.stock / per_day as "daysLeft",
        row_number() over (partition by p.stock = 0 order by p.stock / per_day, per_day desc, p.name) as place
      from sales join products p on p.id = sales.product_id
      where p.stock < per_day * ${lowDays}
    ) low
    where place <= ${mostEach}
    order by "daysLeft", "soldPerDay" desc, name`.execute(db);
  return rows;
}

/**
 * The lines of an order, read by its id. `offset 0` keeps the planner from joining all lines of the shop instead: that
 * looks cheaper to it until the shop has a hundred times as many orders as the week.
 */
function linesOf(orders: string) {
  return sql`lateral (select * from order_lines where order_id = ${sql.ref(`${orders}.id`)} offset 0)`;
}
