import type { OrderId, StoredOrderStatus, UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { OrderedLine } from '../cart/index.ts';
import { type OrderRow, withLines } from './orders.queries.ts';

/** The order of the user that awaits its payment: at most one does. */
export async function findAwaiting(db: Db, userId: UserId): Promise<OrderRow | undefined> {
  return withLines(db)
    .where('o.user_id', '=', userId)
    .where('o.status', '=', 'awaiting_payment')
    .executeTakeFirst();
}

/** An order of whatever state, with whom to tell of it. Throws where there is none. */
export async function readOrderToTell(
  db: Db,
  id: OrderId,
): Promise<{
  readonly order: OrderRow;
  readonly customer: { readonly name: string; readonly email: string };
}> {
  const [order, customer] = [
    await withLines(db).where('o.id', '=', id).executeTakeFirstOrThrow(),
    await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['users.name', 'users.email'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow(),
  ];
  return { order, customer };
}

export async function readStatus(db: Db, id: OrderId): Promise<StoredOrderStatus> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

/** Whose an order is, and how many of each product it has; products that were deleted since are left out. */
export async function readOrdered(
  db: Db,
  id: OrderId,
): Promise<{ readonly userId: UserId; readonly lines: readonly OrderedLine[] }> {
  const order = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('order_lines')
    .select(['product_id as productId', 'quantity'])
    .where('order_id', '=', id)
    .execute();
  const lines = rows.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, quantity }],
  );
  return { userId: order.user_id, lines };
}
