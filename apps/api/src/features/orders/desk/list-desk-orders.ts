import type { WireDeskOrder } from '@jhola/contract';
import { isOpen, ORDER_STATUSES, type OrderStatus, PROMISED_MS } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type OrderNeeds, toWireOrder } from '../order.mapper.ts';
import { countClosed } from './closed-orders.queries.ts';
import { readOpenOrders } from '../open-orders.queries.ts';
import { type DeskPage, findDeskOrders, readDeskPage, readDeskRows } from './desk.queries.ts';
import { type OrderSearch, parseOrderSearch } from './order-search.ts';

export type DeskOrdersQuery = {
  readonly status: readonly OrderStatus[];
  readonly search: string;
  readonly page: number;
  readonly limit: number;
};

type Counts = Record<OrderStatus | 'late', number>;

/**
 * A page of the order desk, and how many orders of the search have each status. If only open statuses are selected, the
 * oldest order comes first; otherwise the newest.
 */
export async function listDeskOrders(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  shelf: OrderNeeds['shelf'],
  query: DeskOrdersQuery,
) {
  const { status: statuses, page, limit } = query;
  const now = clock.now();
  const asked = {
    statuses,
    oldestFirst: statuses.length > 0 && statuses.every(isOpen),
    limit,
    offset: (page - 1) * limit,
  };
  const { orders, statusCounts } = await readPage(db, parseOrderSearch(query.search), asked, now);
  const counts: Counts = {
    pending: 0,
    processing: 0,
    shipped: 0,
    delivered: 0,
    undelivered: 0,
    cancelled: 0,
    late: 0,
  };
  for (const status of ORDER_STATUSES) {
    const counted = statusCounts.find((each) => each.status === status);
    counts[status] = counted?.count ?? 0;
    if (isOpen(status)) counts.late += counted?.late ?? 0;
  }
  const listed = statuses.length > 0 ? new Set(statuses) : new Set(ORDER_STATUSES);
  const totalCount = [...listed].reduce((sum, status) => sum + counts[status], 0);
  return {
    data: orders.map(
      (order): WireDeskOrder => ({
        ...toWireOrder({ config, shelf }, order),
        statusSince: order.status_since.toISOString(),
        customer: { name: order.customer_name },
        customerStanding: {
          isConfirmed: order.is_confirmed,
          unpaidOrders: order.unpaid_orders,
          unpaidOrdersMost: config.orderCaps[order.is_confirmed ? 'confirmed' : 'unconfirmed'].cashOrders,
          networkOrders: order.network_orders,
          networkOrdersMost: config.orderCaps.address.orders,
        },
      }),
    ),
    page,
    totalCount,
    totalNoPage: Math.ceil(totalCount / limit),
    counts,
    now: now.toISOString(),
  };
}

/** The orders of a page; and how many of the search, or of all, have each status and are older than promised. */
async function readPage(db: Db, orderSearch: OrderSearch | null, page: DeskPage, now: Date) {
  if (orderSearch === null) {
    const [orders, open, closed] = await Promise.all([
      readDeskPage(db, page),
      readOpenOrders(db, now),
      countClosed(db),
    ]);
    return { orders, statusCounts: [...open, ...closed] };
  }
  const lateBefore = new Date(now.getTime() - PROMISED_MS);
  const { ids, counts } = await findDeskOrders(db, orderSearch, page, lateBefore);
  return { orders: ids.length === 0 ? [] : await readDeskRows(db, ids, page), statusCounts: counts };
}
