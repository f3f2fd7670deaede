import { type AddressId, lineAmountPaise, type OrderId, type Paise, type UserId } from '@jhola/domain';
import type { Language } from '@jhola/messages';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { insertMail, type Mail } from '../../platform/mail/index.ts';
import { deleteLinesIn, type LineToOrder, lockedLines } from '../cart/index.ts';
import { lockedProducts, takeStockOf } from '../catalogue/index.ts';
import { insertOriginOf } from './caps/caps.queries.ts';
import { DELIVERY_ADDRESS } from './checkout.queries.ts';
import type { OrderLineRow, OrderRow } from './orders.queries.ts';

/** A placeholder for the order's number in its mail; nobody can type it, because it has private-use characters. */
export const ORDER_NUMBER = '\ue000order number\ue000';

export type OrderToInsert = {
  readonly id: OrderId;
  readonly userId: UserId;
  /** Whether the order is placed now, or when its payment arrives; until then the cart keeps its lines. */
  readonly status: 'pending' | 'awaiting_payment';
  readonly addressId: AddressId;
  /** A copy of the address. */
  readonly address: OrderRow['delivery_address'];
  readonly paymentMethod: 'cash' | 'card';
  readonly paymentStatus: string;
  readonly undiscountedPaise: Paise;
  readonly totalPaise: Paise;
  readonly idempotencyKey: string | null;
  readonly language: Language;
  readonly lines: readonly LineToOrder[];
  /** The client address of the order; null if it isn't counted. */
  readonly from: string | null;
  /** Sent after the commit. It contains ORDER_NUMBER where it should show the order's number. */
  readonly mail: Mail | null;
  readonly now: Date;
};

/**
 * Writes an order in one statement: locks the cart's lines and then their products, compares both and the address with
 * what was read before, writes order, lines and first timeline entry, takes the stock, queues the mail, and removes the
 * lines of a placed order from the cart. Returns undefined and writes nothing if something is different meanwhile, or
 * if the stock isn't sufficient.
 */
export async function insertOrder(db: Db, order: OrderToInsert): Promise<OrderRow | undefined> {
  const { id, userId, addressId, address, lines, from, mail, now } = order;
  const of = <Value>(valueOf: (line: LineToOrder) => Value) => lines.map(valueOf);
  const count = sql`${lines.length}::integer`;
  // Locks are taken in this order: lines of the cart, then products.
  const areLocked = sql`(select count(*) from cart) = ${count}`;
  const isPlaced = order.status === 'pending';
  const emptied = isPlaced ? sql`, emptied as (${deleteLinesIn(userId, sql`sold`)})` : sql``;
  const origin = from === null ? sql`` : sql`, origin as (${insertOriginOf(sql`placed`, from, now)})`;
  const mailed = mail === null ? sql`` : sql`, mailed as (${insertMail(sql`placed`, numbered(mail), now)})`;
  const { rows } = await sql<Omit<OrderRow, 'lines'>>`
    with cart as materialized (${lockedLines(
      userId,
      of((line) => line.id),
    )}), stock as materialized (${lockedProducts(
      of((line) => line.productId),
      areLocked,
    )}), lines as materialized (
      select l.position, l.cart_line_id, l.product_id, p.name, p.images, p.unit, p.price_paise, p.discount_percent,
        l.quantity, l.amount_paise
      from unnest(${of((line) => line.id)}::text[], ${of((line) => line.productId)}::text[],
        ${of((line) => line.quantity)}::integer[], ${of((line) => line.name)}::text[],
        ${of((line) => line.unit)}::text[], ${of((line) => line.pricePaise)}::integer[],
        ${of((line) => line.discount)}::integer[], ${of(lineAmountPaise)}::bigint[]) with ordinality
        as l (cart_line_id, product_id, quantity, name, unit, price_paise, discount_percent, amount_paise, position)
      join cart c on (c.id, c.product_id, c.quantity) = (l.cart_line_id, l.product_id, l.quantity)
      join stock p on (p.id, p.name, p.unit, p.price_paise, p.discount_percent)
        = (l.product_id, l.name, l.unit, l.price_paise, l.discount_percent) and p.stock >= l.quantity
    ), placed as (
      insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
        total_paise, address_id, delivery_address, idempotency_key, language, placed_at, updated_at, status_since)
      select ${id}, 'JH-' || nextval('order_numbers'), ${userId}, ${order.status}, ${order.paymentMethod},
        ${order.paymentStatus}, ${order.undiscountedPaise}::bigint, ${order.totalPaise}::bigint, a.id,
        ${DELIVERY_ADDRESS}, ${order.idempotencyKey}, ${order.language}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from addresses a
      where a.id = ${addressId} and a.user_id = ${userId} and a.status
        and ${DELIVERY_ADDRESS} = ${JSON.stringify(address)}::jsonb
        and (select count(*) from lines) = ${count}
      returning *
    ), sold as materialized (
      select lines.* from placed, lines
    ), copied as (
      insert into order_lines (order_id, position, cart_line_id, product_id, name, images, unit,
        price_paise, discount_percent, quantity, amount_paise)
      select ${id}, position - 1, cart_line_id, product_id, name, images, unit,
        price_paise, discount_percent, quantity, amount_paise
      from sold
    ), noted as (
      insert into order_events (order_id, status, happened_at, actor, actor_id)
      select id, status, placed_at, 'shopper', user_id from placed
    ), ${takeStockOf(sql`sold`, now)}${emptied}${origin}${mailed}
    select * from placed`.execute(db);
  return rows[0] && { ...rows[0], lines: lines.map(toOrderLine) };
}

/** The mail with the order's number, which the statement assigns. */
function numbered({ recipient, subject, body, content }: Mail) {
  const replaced = (text: string) => sql`replace(${text}, ${ORDER_NUMBER}, placed.order_number)`;
  return {
    recipient,
    subject: replaced(subject),
    body: replaced(body),
    content: content === undefined ? sql`null` : sql`${replaced(JSON.stringify(content))}::jsonb`,
  };
}

/** An order's copy of a line of the cart. */
export function toOrderLine(line: LineToOrder): OrderLineRow {
  return {
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
