import { type OrderId, UNPLACED_STATUSES } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { isPlaced, type OrderRow, type PlacedOrderRow, withLines } from '../orders.queries.ts';

type Customer = { readonly customer_name: string; readonly customer_email: string };

export type OrderWithCustomer = PlacedOrderRow & Customer;

/** One placed order with its customer; undefined if there is none or it was never placed. */
export async function readWithCustomer(db: Db, id: OrderId): Promise<OrderWithCustomer | undefined> {
  const [order] = await readAnyWithCustomer(db, [id]);
  return order !== undefined && isPlaced(order) ? order : undefined;
}

/** Orders with their customers, including those that were never placed. Only for admins. */
export async function readAnyWithCustomer(db: Db, ids: readonly OrderId[]): Promise<(OrderRow & Customer)[]> {
  return withLines(db)
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.name as customer_name', 'u.email as customer_email'])
    .where('o.id', 'in', [...ids])
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

/** The statuses of an order since it was placed, in order of time, with the names of those who changed them. */
export async function readEvents(db: Db, id: OrderId) {
  return db
    .selectFrom('order_events as e')
    .leftJoin('users as a', 'a.id', 'e.actor_id')
    .select(['e.status', 'e.happened_at', 'e.actor', 'e.note', 'a.name as actor_name'])
    .where('e.order_id', '=', id)
    .where('e.status', 'not in', UNPLACED_STATUSES)
    .orderBy('e.id')
    .execute();
}
