import type { OrderId, StoredOrderStatus, UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { type OrderRow, withLines } from '../orders.queries.ts';

/** The user's order that awaits its payment; a user has at most one. */
export async function findAwaiting(db: Db, userId: UserId): Promise<OrderRow | undefined> {
  return withLines(db)
    .where('o.user_id', '=', userId)
    .where('o.status', '=', 'awaiting_payment')
    .executeTakeFirst();
}

/** An order of any status, with its customer's name and e-mail. Throws if there is none. */
export async function readOrderToTell(
  db: Db,
  id: OrderId,
): Promise<{
  readonly order: OrderRow;
  readonly customer: { readonly name: string; readonly email: string };
}> {
  const order = await withLines(db).where('o.id', '=', id).executeTakeFirstOrThrow();
  const customer = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.name', 'users.email'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
  return { order, customer };
}

/** The status of an order, placed or not, without locking it. Throws if there is none. */
export async function readStatus(db: Db, id: OrderId): Promise<StoredOrderStatus> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

/** Whose order it is. */
export async function readOwner(db: Db, id: OrderId): Promise<UserId> {
  const order = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return order.user_id;
}
