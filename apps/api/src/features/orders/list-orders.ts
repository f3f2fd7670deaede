import type { WireOrder } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { type OrderNeeds, toWireOrder } from './order.mapper.ts';
import { countOrders, readOrders } from './orders.queries.ts';

export type OrderPage = {
  readonly data: WireOrder[];
  readonly page: number;
  readonly totalCount: number;
  readonly totalNoPage: number;
};

/** A page of the user's orders, newest first; empty beyond the last page. */
export async function listOrders(
  { db, config }: Services,
  shelf: OrderNeeds['shelf'],
  userId: UserId,
  page: number,
  limit: number,
): Promise<OrderPage> {
  const [totalCount, orders] = await Promise.all([
    countOrders(db, userId),
    readOrders(db, userId, { limit, offset: (page - 1) * limit }),
  ]);
  const data = orders.map((order) => toWireOrder({ config, shelf }, order));
  return { data, page, totalCount, totalNoPage: Math.ceil(totalCount / limit) };
}
