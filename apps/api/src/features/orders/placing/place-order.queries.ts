import {
  type AddressId,
  type CartLineId,
  type Id,
  lineAmountPaise,
  makeId,
  type OrderId,
  type Paise,
  type ProductId,
  type UserId,
} from '@jhola/domain';
import type { Language } from '@jhola/messages';
import { sql } from 'kysely';
import { arrayParameter, type Db, statement } from '../../../platform/database.ts';
import { insertMail, type Mail } from '../../../platform/mail/index.ts';
import { deleteLines, type LineToOrder, lockedLines } from '../../cart/index.ts';
import { lockedProducts, STOCK_LEFT, type StockLeft, takeStockOf } from '../../catalogue/index.ts';
import { insertOriginOf } from '../caps/caps.queries.ts';
import { DELIVERY_ADDRESS } from './checkout.queries.ts';
import type { OrderLineRow, OrderRow, ShownOrder } from '../orders.queries.ts';

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
  readonly deliveryPaise: Paise;
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

/** An order that was written, and what is left of its products. */
export type WrittenOrder = { readonly order: ShownOrder; readonly left: readonly StockLeft[] };

/**
 * Writes an order in one statement: locks the cart's lines and then their products, compares both and the address with
 * what was read before, writes order, lines and first timeline entry, takes the stock, queues the mail, and removes the
 * lines of a placed order from the cart. Returns undefined and writes nothing if something is different meanwhile, or
 * if the stock isn't sufficient.
 */
export async function insertOrder(db: Db, order: OrderToInsert): Promise<WrittenOrder | undefined> {
  const { address, lines, from, mail, now } = order;
  const of = <Value>(valueOf: (line: LineToOrder) => Value) => lines.map(valueOf);
  const insert = insertingOf({
    isPlaced: order.status === 'pending',
    isCounted: from !== null,
    isMailed: mail !== null,
  });
  const [row] = await insert(db, {
    ...order,
    from: from ?? '',
    addressJson: JSON.stringify(address),
    count: lines.length,
    lineIds: of((line) => line.id),
    productIds: of((line) => line.productId),
    quantities: of((line) => line.quantity),
    names: of((line) => line.name),
    units: of((line) => line.unit),
    prices: of((line) => line.pricePaise),
    discounts: of((line) => line.discount),
    amounts: of(lineAmountPaise),
    mailId: makeId<'Mail'>(now),
    recipient: mail?.recipient ?? '',
    subject: mail?.subject ?? '',
    body: mail?.body ?? '',
    content: mail?.content === undefined ? null : JSON.stringify(mail.content),
  });
  if (row === undefined) return undefined;
  const { left, ...assigned } = row;
  return { order: { ...shownOrder(order), ...assigned }, left };
}

/** What the order shows of the values that were written. */
function shownOrder(order: OrderToInsert): Omit<ShownOrder, keyof Assigned> {
  return {
    id: order.id,
    user_id: order.userId,
    status: order.status,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    sub_total_paise: order.undiscountedPaise,
    delivery_paise: order.deliveryPaise,
    total_paise: order.totalPaise,
    delivery_address: order.address,
    placed_at: order.now,
    lines: order.lines.map(toOrderLine),
  };
}

/** The values of the statement. Those of the mail and `from` are unused in a variant without them. */
type Values = Omit<OrderToInsert, 'address' | 'lines' | 'from' | 'mail'> & {
  readonly from: string;
  readonly addressJson: string;
  readonly count: number;
  readonly lineIds: readonly CartLineId[];
  readonly productIds: readonly ProductId[];
  readonly quantities: readonly number[];
  readonly names: readonly string[];
  readonly units: readonly string[];
  readonly prices: readonly Paise[];
  readonly discounts: readonly number[];
  readonly amounts: readonly Paise[];
  readonly mailId: Id<'Mail'>;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly content: string | null;
};

type Variant = { readonly isPlaced: boolean; readonly isCounted: boolean; readonly isMailed: boolean };
/** What the database adds to an order. */
type Assigned = Pick<OrderRow, 'order_number'>;
type Inserted = Assigned & { readonly left: readonly StockLeft[] };

const statements = new Map<string, ReturnType<typeof inserting>>();

/** The statement of a variant, which is compiled once. */
function insertingOf(variant: Variant): ReturnType<typeof inserting> {
  const key = JSON.stringify(variant);
  const known = statements.get(key) ?? inserting(variant);
  statements.set(key, known);
  return known;
}

function inserting({ isPlaced, isCounted, isMailed }: Variant) {
  return statement<Values, Inserted>((v) => {
    const count = sql`${v.count}::integer`;
    // Locks are taken in this order: lines of the cart, then products.
    const areLocked = sql`(select count(*) from cart) = ${count}`;
    const emptied = isPlaced
      ? sql`, emptied as (${deleteLines(v.userId, v.lineIds, sql`exists (select from placed)`)})`
      : sql``;
    const origin = isCounted ? sql`, origin as (${insertOriginOf(sql`placed`, v.from, v.now)})` : sql``;
    const mailed = isMailed ? sql`, mailed as (${insertMail(sql`placed`, numberedMail(v), v.now)})` : sql``;
    return sql`
    with cart as materialized (${lockedLines(v.userId, v.lineIds)}),
    stock as materialized (${lockedProducts(v.productIds, areLocked)}), lines as materialized (
      select l.position, l.cart_line_id, l.product_id, p.name, p.images, p.unit, p.price_paise, p.discount_percent,
        l.quantity, l.amount_paise
      from unnest(${texts(v.lineIds)}, ${texts(v.productIds)}, ${integers(v.quantities)}, ${texts(v.names)},
        ${texts(v.units)}, ${integers(v.prices)}, ${integers(v.discounts)},
        ${arrayParameter(v.amounts, 'bigint')}) with ordinality
        as l (cart_line_id, product_id, quantity, name, unit, price_paise, discount_percent, amount_paise, position)
      join cart c on (c.id, c.product_id, c.quantity) = (l.cart_line_id, l.product_id, l.quantity)
      join stock p on (p.id, p.name, p.unit, p.price_paise, p.discount_percent)
        = (l.product_id, l.name, l.unit, l.price_paise, l.discount_percent) and p.stock >= l.quantity
    ), placed as (
      insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
        delivery_paise, total_paise, address_id, delivery_address, idempotency_key, language, placed_at, updated_at, status_since)
      select ${v.id}, 'JH-' || nextval('order_numbers'), ${v.userId}, ${v.status}, ${v.paymentMethod},
        ${v.paymentStatus}, ${v.undiscountedPaise}::bigint, ${v.deliveryPaise}::bigint, ${v.totalPaise}::bigint, a.id,
        ${DELIVERY_ADDRESS}, ${v.idempotencyKey}, ${v.language}, ${v.now}::timestamptz, ${v.now}::timestamptz, ${v.now}::timestamptz
      from addresses a
      where a.id = ${v.addressId} and a.user_id = ${v.userId} and a.status
        and ${DELIVERY_ADDRESS} = ${v.addressJson}::jsonb
        and (select count(*) from lines) = ${count}
      returning id, order_number
    ), sold as materialized (
      select lines.* from placed, lines
    ), copied as (
      insert into order_lines (order_id, position, cart_line_id, product_id, name, images, unit,
        price_paise, discount_percent, quantity, amount_paise)
      select ${v.id}, position - 1, cart_line_id, product_id, name, images, unit,
        price_paise, discount_percent, quantity, amount_paise
      from sold
    ), noted as (
      insert into order_events (order_id, status, happened_at, actor, actor_id)
      select id, ${v.status}, ${v.now}::timestamptz, 'shopper', ${v.userId} from placed
    ), ${takeStockOf(sql`sold`, v.now)}${emptied}${origin}${mailed}
    select order_number, ${STOCK_LEFT} as left from placed`;
  });
}

const texts = (values: readonly string[]) => arrayParameter(values, 'text');
const integers = (values: readonly number[]) => arrayParameter(values, 'integer');

/** The mail with the order's number, which the statement assigns. */
function numberedMail({ mailId, recipient, subject, body, content }: Values) {
  const replaced = (text: string | null) => sql`replace(${text}, ${ORDER_NUMBER}, placed.order_number)`;
  return {
    id: mailId,
    recipient,
    subject: replaced(subject),
    body: replaced(body),
    content: sql`${replaced(content)}::jsonb`,
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
    return_outcome: null,
  };
}
