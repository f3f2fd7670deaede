import type { Paise, ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { sold } from './sold.queries.ts';
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

/** Whatever is among the first `limit` by quantity or by takings, today or in the week. In no order. */
export async function readBestSellers(db: Db, periods: Periods, limit: number): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    with sales as (${salesOf(periods)}),
    ranked as (
      select *,
        row_number() over (order by "weekQuantity" desc, "weekPaise" desc, name) as a,
        row_number() over (order by "weekPaise" desc, "weekQuantity" desc, name) as b,
        row_number() over (order by "todayQuantity" desc, "todayPaise" desc, name) as c,
        row_number() over (order by "todayPaise" desc, "todayQuantity" desc, name) as d
      from sales
    )
    select "productId", name, unit, image, "todayQuantity", "todayPaise", "weekQuantity", "weekPaise"
    from ranked where least(a, b, c, d) <= ${limit}`.execute(db);
  return rows;
}

/** What was sold since the week began, a row a product; one that was deleted since goes by its name. */
function salesOf({ today, week }: Periods) {
  return sql`
    select l.product_id as "productId", min(l.name) as name, min(l.unit) as unit, min(l.images[1]) as image,
      coalesce(sum(l.quantity) filter (where o.placed_at >= ${today}), 0)::integer as "todayQuantity",
      coalesce(sum(l.amount_paise) filter (where o.placed_at >= ${today}), 0)::bigint as "todayPaise",
      sum(l.quantity)::integer as "weekQuantity", sum(l.amount_paise)::bigint as "weekPaise"
    from orders o join order_lines l on l.order_id = o.id
    where o.placed_at >= ${week} and ${sold('o')}
    group by l.product_id, case when l.product_id is null then l.name end`;
}

export type RunsOutRow = {
  productId: ProductId;
  name: string;
  unit: string;
  image: string;
  stock: number;
  soldPerDay: number;
  daysLeft: number;
};

/**
 * What lasts less than so many days if it goes on selling as it did since the week began, the first to go first:
 * at most so many that are gone, and as many that aren't yet. A shop that is younger than a week has sold in fewer
 * days, but no rate is reckoned from less than one.
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
      from orders o join order_lines l on l.order_id = o.id
      where o.placed_at >= ${week} and ${sold('o')} and l.product_id is not null
      group by l.product_id
    )
    select "productId", name, unit, image, stock, "soldPerDay", "daysLeft" from (
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
