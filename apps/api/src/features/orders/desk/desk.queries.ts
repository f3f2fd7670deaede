import { OPEN_STATUSES, type OrderId, type OrderStatus, UNPLACED_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database.ts';
import { countUnpaidOfSameAddress } from '../caps/caps.queries.ts';
import { literalStatuses } from '../literal-statuses.queries.ts';
import { isPlaced, type OrderRow, type PlacedOrderRow, withLines } from '../orders.queries.ts';
import type { OrderSearch } from './order-search.ts';
import { withMatching } from './matching-orders.queries.ts';

export type DeskPage = {
  /** All placed orders if empty. */
  readonly statuses: readonly OrderStatus[];
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

/** A page of the order desk, without a search. */
export async function readDeskPage(db: Db, page: DeskPage): Promise<DeskRow[]> {
  return readDeskRows(db, idsOfPage(allOrders(db), page), page);
}

/** These orders, in the order of the page. */
export async function readDeskRows(
  db: Db,
  ids: readonly OrderId[] | ReturnType<typeof idsOfPage>,
  page: Pick<DeskPage, 'oldestFirst'>,
): Promise<DeskRow[]> {
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
    // Selects the page's orders first, so that only their lines are read.
    .where('o.id', 'in', ids)
    .orderBy('o.placed_at', directionOf(page))
    .orderBy('o.id', directionOf(page))
    .execute();
  return orders.flatMap((order) => (isPlaced(order) ? [order] : []));
}

export type StatusCount = { readonly status: string; readonly count: number; readonly late: number };

export type Found = {
  /** The orders of the page. */
  readonly ids: readonly OrderId[];
  /** How many orders of the search have each status, and how many of them were placed before `lateBefore`. */
  readonly counts: readonly StatusCount[];
};

/** Finds a page of the orders that match a search, and counts all of them: reads them once. */
export async function findDeskOrders(
  db: Db,
  orderSearch: OrderSearch,
  page: DeskPage,
  lateBefore: Date,
): Promise<Found> {
  return withMatching(db, orderSearch)
    .selectNoFrom(({ selectFrom }) => [
      sql<OrderId[]>`array(${idsOfPage(selectFrom('matching as o'), page)})`.as('ids'),
      jsonArrayFrom(
        selectFrom('matching as o')
          .select(['o.status'])
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            fn.countAll<number>().filterWhere('o.placed_at', '<', lateBefore).as('late'),
          ])
          .groupBy('o.status'),
      ).as('counts'),
    ])
    .executeTakeFirstOrThrow();
}

/** Orders as `o`: all of them, or those of a search. */
type OrdersToPage = ReturnType<typeof allOrders>;

const allOrders = (db: Db) => db.selectFrom('orders as o');

function idsOfPage(orders: OrdersToPage, page: DeskPage) {
  return orders
    .select('o.id')
    .$if(page.statuses.length > 0, (query) => query.where('o.status', 'in', page.statuses))
    .$if(page.statuses.length === 0, (query) => query.where('o.status', 'not in', UNPLACED_STATUSES))
    .orderBy('o.placed_at', directionOf(page))
    .orderBy('o.id', directionOf(page))
    .limit(page.limit)
    .offset(page.offset);
}

const directionOf = ({ oldestFirst }: Pick<DeskPage, 'oldestFirst'>) => (oldestFirst ? 'asc' : 'desc');

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
