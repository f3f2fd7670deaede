import { OPEN_STATUSES, type OrderStatus, UNPLACED_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { countUnpaidOfSameAddress } from '../caps/caps.queries.ts';
import { literalStatuses } from '../literal-statuses.queries.ts';
import { isPlaced, type OrderRow, type PlacedOrderRow, withLines } from '../orders.queries.ts';
import type { OrderSearch } from './order-search.ts';
import { withMatching } from './matching-orders.queries.ts';

export type DeskPage = {
  /** All placed orders if absent. */
  readonly statuses: readonly OrderStatus[];
  readonly orderSearch: OrderSearch | null;
  readonly oldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
};

type Named = {
  readonly customer_name: string;
  readonly is_confirmed: boolean;
  /** Cash orders of the customer that are on their way. */
  readonly unpaid_orders: number;
  /**
   * Unpaid orders that all unconfirmed accounts have placed from the IP address of this order; 0 if it isn't stored.
   */
  readonly network_orders: number;
};

export type DeskRow = PlacedOrderRow & Named;

/** A page of the order desk. Selects the page's orders first, so that only their lines are read. */
export async function readDeskPage(db: Db, page: DeskPage): Promise<DeskRow[]> {
  const direction = page.oldestFirst ? 'asc' : 'desc';
  const orders: (OrderRow & Named)[] = await withLines(db)
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'u.name as customer_name',
      sql<boolean>`u.email_verified_at is not null`.as('is_confirmed'),
      sql<number>`(select count(*)::integer from orders as mine where mine.user_id = u.id
        and mine.payment_method = 'cash' and mine.status in (${literalStatuses(OPEN_STATUSES)}))`.as(
        'unpaid_orders',
      ),
      countUnpaidOfSameAddress('network_orders'),
    ])
    .where('o.id', 'in', idsOfPage(db, page, direction))
    .orderBy('o.placed_at', direction)
    .orderBy('o.id', direction)
    .execute();
  return orders.flatMap((order) => (isPlaced(order) ? [order] : []));
}

function idsOfPage(db: Db, { statuses, orderSearch, limit, offset }: DeskPage, direction: 'asc' | 'desc') {
  const orders =
    orderSearch === null
      ? db.selectFrom('orders as o')
      : withMatching(db, orderSearch).selectFrom('matching as o');
  return orders
    .select('o.id')
    .$if(statuses.length > 0, (query) => query.where('o.status', 'in', statuses))
    .$if(statuses.length === 0, (query) => query.where('o.status', 'not in', UNPLACED_STATUSES))
    .orderBy('o.placed_at', direction)
    .orderBy('o.id', direction)
    .limit(limit)
    .offset(offset);
}

export type StatusCount = { readonly status: string; readonly count: number; readonly late: number };

/** How many orders of a search have each status, and how many of them were placed before a time. */
export async function countMatching(
  db: Db,
  orderSearch: OrderSearch,
  lateBefore: Date,
): Promise<StatusCount[]> {
  return withMatching(db, orderSearch)
    .selectFrom('matching as o')
    .select(['o.status'])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('o.placed_at', '<', lateBefore).as('late'),
    ])
    .groupBy('o.status')
    .execute();
}

/** Orders placed since a time that are still pending, newest first. */
export async function readPlacedSince(db: Db, since: Date, atMost: number) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.id', 'o.order_number', 'o.placed_at', 'o.total_paise', 'u.name as customer_name'])
    .where('o.status', '=', 'pending')
    .where('o.placed_at', '>=', since)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(atMost)
    .execute();
}
