import {
  type CartLineId,
  type OrderId,
  type OrderStatus,
  type ReturnOutcome,
  UNPLACED_STATUSES,
  type UserId,
} from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';
import { type LineRow, RETURN_OUTCOME } from './return-outcome.queries.ts';

export type OrderLineRow = Omit<LineRow, 'order_id' | 'position'>;

export type OrderRow = Selectable<Tables['orders']> & { readonly lines: readonly OrderLineRow[] };

/** What a response shows of an order. */
export type ShownOrder = Pick<
  OrderRow,
  | 'id'
  | 'order_number'
  | 'user_id'
  | 'status'
  | 'payment_method'
  | 'payment_status'
  | 'sub_total_paise'
  | 'delivery_paise'
  | 'total_paise'
  | 'delivery_address'
  | 'placed_at'
  | 'lines'
>;

/** A placed order: only these are shown to people. */
export type Placed<Order extends ShownOrder> = Order & { readonly status: OrderStatus };
export type PlacedOrderRow = Placed<OrderRow>;

/** Whether an order was placed; false for one whose payment is awaited or was abandoned. */
export function isPlaced<Order extends ShownOrder>(order: Order): order is Placed<Order> {
  return !UNPLACED_STATUSES.some((status) => status === order.status);
}

/** A page of a user's orders, newest first. */
export async function readOrders(
  db: Db,
  userId: UserId,
  page: { readonly limit: number; readonly offset: number },
): Promise<PlacedOrderRow[]> {
  const orders: OrderRow[] = await ordersWithLines(db, userId)
    .where('o.status', 'not in', UNPLACED_STATUSES)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return orders.filter((order) => isPlaced(order));
}

/** One placed order of the user. Throws if it does not exist; callers have checked that it does. */
export async function readPlaced(db: Db, userId: UserId, id: OrderId): Promise<PlacedOrderRow> {
  const order: OrderRow = await ordersWithLines(db, userId).where('o.id', '=', id).executeTakeFirstOrThrow();
  if (!isPlaced(order)) throw new Error(`Order ${id} isn't placed`);
  return order;
}

/** The number of a user's placed orders: those that `readOrders` returns page by page. */
export async function countOrders(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'not in', UNPLACED_STATUSES)
    .executeTakeFirstOrThrow();
  return count;
}

/** The user's orders with this key, or with any of these cart lines. */
export async function findOrdered(
  db: Db,
  userId: UserId,
  cartLineIds: readonly CartLineId[],
  idempotencyKey: string | null,
): Promise<OrderRow[]> {
  return ordersWithLines(db, userId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('o.idempotency_key', '=', idempotencyKey),
        eb(
          'o.id',
          'in',
          selectFrom('order_lines')
            .select('order_id')
            .where('cart_line_id', 'in', [...cartLineIds]),
        ),
      ]),
    )
    .execute();
}

function ordersWithLines(db: Db, userId: UserId) {
  return withLines(db).where('o.user_id', '=', userId);
}

/** Orders as `o` with their lines; the caller adds a where clause. */
export function withLines(db: Db) {
  return db
    .selectFrom('orders as o')
    .selectAll('o')
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('order_lines as l')
          .select([
            'l.cart_line_id',
            'l.product_id',
            'l.name',
            'l.images',
            'l.unit',
            'l.price_paise',
            'l.discount_percent',
            'l.quantity',
            'l.amount_paise',
            sql<ReturnOutcome | null>`${RETURN_OUTCOME}`.as('return_outcome'),
          ])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
    );
}
