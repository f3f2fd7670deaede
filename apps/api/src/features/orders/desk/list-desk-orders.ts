import type { WireDeskOrder } from '@jhola/contract';
import { isOpen, ORDER_STATUSES, type OrderStatus, PROMISED_MS } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type OrderNeeds, toWireOrder } from '../order.mapper.ts';
import { countClosed } from './closed-orders.queries.ts';
import { readOpenOrders } from '../open-orders.queries.ts';
import { readDeskPage, type StatusCount, countMatching } from './desk.queries.ts';
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
  const orderSearch = parseOrderSearch(query.search);
  const [statusCounts, orders] = await Promise.all([
    countOrders(db, orderSearch, now),
    readDeskPage(db, {
      statuses,
      orderSearch,
      oldestFirst: statuses.length > 0 && statuses.every(isOpen),
      limit,
      offset: (page - 1) * limit,
    }),
  ]);
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

/** How many orders have each status, and how many of them are older than promised: of a search, or of all. */
async function countOrders(
  db: Db,
  orderSearch: OrderSearch | null,
  now: Date,
): Promise<readonly StatusCount[]> {
  if (orderSearch !== null) return countMatching(db, orderSearch, new Date(now.getTime() - PROMISED_MS));
  const [open, closed] = await Promise.all([readOpenOrders(db, now), countClosed(db)]);
  return [...open, ...closed];
}
