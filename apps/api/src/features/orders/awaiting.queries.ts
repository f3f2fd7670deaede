import { type CartLineId, makeId, type OrderId, type StoredOrderStatus, type UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';
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

type Remainder = Pick<Tables['cart_lines'], 'user_id' | 'product_id' | 'quantity' | 'added_unit_paise'>;

/**
 * Takes what was ordered out of the shopper's cart, which went on while they paid: what they added meanwhile stays,
 * as a line of its own, since a line is ordered once.
 */
export async function takeOrderFromCart(tx: Db, id: OrderId, now: Date): Promise<void> {
  const { rows } = await sql<Remainder>`
    with ordered as (
      select o.user_id, l.product_id, l.quantity
      from orders o join order_lines l on l.order_id = o.id where o.id = ${id}
    ), taken as (
      delete from cart_lines c using ordered
      where c.user_id = ordered.user_id and c.product_id = ordered.product_id
      returning c.user_id, c.product_id, c.added_unit_paise, c.quantity - ordered.quantity as quantity
    )
    select * from taken where quantity > 0`.execute(tx);
  if (rows.length === 0) return;
  await tx
    .insertInto('cart_lines')
    .values(rows.map((line) => ({ ...line, id: makeId<'CartLine'>(now) as CartLineId, added_at: now })))
    .execute();
}
