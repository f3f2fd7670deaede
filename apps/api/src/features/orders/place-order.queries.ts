import { type AddressId, lineAmountPaise, type OrderId, type Paise, type UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { LockedLine } from '../cart/index.ts';
import type { OrderLineRow, OrderRow } from './orders.queries.ts';

export type OrderToInsert = {
  readonly id: OrderId;
  readonly userId: UserId;
  /** Whether the order is placed now, or when its payment arrives; until then the cart keeps its lines. */
  readonly status: 'pending' | 'awaiting_payment';
  readonly addressId: AddressId;
  readonly paymentMethod: 'cash' | 'card';
  readonly paymentStatus: string;
  readonly undiscountedPaise: Paise;
  readonly totalPaise: Paise;
  readonly idempotencyKey: string | null;
  readonly lines: readonly LockedLine[];
  readonly now: Date;
};

export type InsertedOrder = {
  readonly order: OrderRow;
  readonly customer: { readonly name: string; readonly email: string };
};

/**
 * Writes an order with its lines and the first timeline entry, in one statement. Returns undefined and writes nothing
 * if the address isn't an active one of the user.
 */
export async function insertOrder(tx: Db, order: OrderToInsert): Promise<InsertedOrder | undefined> {
  const lines = order.lines.map(toOrderLine);
  const { rows } = await sql<Omit<OrderRow, 'lines'> & InsertedOrder['customer']>`
    with address as (
      select * from addresses where id = ${order.addressId} and user_id = ${order.userId} and status
    ), placed as (
      insert into orders (id, order_number, user_id, status, payment_method, payment_status,
        sub_total_paise, total_paise, address_id, delivery_address, idempotency_key, placed_at, updated_at,
        status_since)
      select ${order.id}, 'JH-' || nextval('order_numbers'), ${order.userId}, ${order.status},
        ${order.paymentMethod}, ${order.paymentStatus},
        ${order.undiscountedPaise}::bigint, ${order.totalPaise}::bigint,
        a.id, jsonb_build_object('address_line', a.address_line, 'city', a.city, 'state', a.state,
          'country', a.country, 'pincode', a.pincode, 'mobile', a.mobile),
        ${order.idempotencyKey}, ${order.now}::timestamptz, ${order.now}::timestamptz, ${order.now}::timestamptz
      from address a
      returning *
    ), copied as (
      insert into order_lines (order_id, position, cart_line_id, product_id, name, images, unit,
        price_paise, discount_percent, quantity, amount_paise)
      select placed.id, l.position, l.cart_line_id, l.product_id, l.name, l.images, l.unit,
        l.price_paise, l.discount_percent, l.quantity, l.amount_paise
      from placed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (position integer,
        cart_line_id text, product_id text, name text, images text[], unit text, price_paise integer,
        discount_percent integer, quantity integer, amount_paise bigint)
    ), noted as (
      insert into order_events (order_id, status, happened_at, actor, actor_id)
      select id, status, placed_at, 'shopper', user_id from placed
    )
    select placed.*, users.name, users.email
    from placed join users on users.id = placed.user_id`.execute(tx);
  if (rows[0] === undefined) return undefined;
  const { name, email, ...placed } = rows[0];
  return { order: { ...placed, lines }, customer: { name, email } };
}

function toOrderLine(line: LockedLine, position: number): OrderLineRow & { readonly position: number } {
  return {
    position,
    cart_line_id: line.id,
    product_id: line.productId,
    name: line.name,
    images: line.images,
    unit: line.unit,
    price_paise: line.pricePaise,
    discount_percent: line.discount,
    quantity: line.quantity,
    amount_paise: lineAmountPaise(line),
    came_back: null,
  };
}
