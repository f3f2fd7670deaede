import type { WireOrder } from '@jhola/contract';
import { cartTotals, makeId, type ProductId, type UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { breaks } from '../../platform/http/database-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/services.ts';
import { noSuchAddress } from '../addresses/index.ts';
import { takeStock } from '../catalogue/index.ts';
import { checkCart, type OrderForm } from './check-cart.ts';
import { type LockedLine, lockCart } from './lock-cart.queries.ts';
import { orderMail } from './order-mail.ts';
import { toWireOrder } from './order.mapper.ts';
import type { OrderRow } from './orders.queries.ts';
import { insertOrder } from './place-order.queries.ts';
import { orderedBefore } from './ordered-before.ts';

/** Who wants to hear, after the commit, of which products the stock has moved. */
export type StockWatcher = { stockMoved(ids: readonly ProductId[]): Promise<void> };

type Placed = { readonly order: OrderRow; readonly sold: readonly ProductId[] };

/**
 * Orders the user's cart, to be paid in cash: one transaction that locks the cart, compares it with what the
 * shopper saw, writes the order, empties the cart and takes the stock. The same cart lines, or the same key,
 * again answer the order that there is. Throws CART_CHANGED, OUT_OF_STOCK, NOT_FOUND for the address, and
 * CONFLICT for a key that stands for another order.
 */
export async function placeCashOrder(
  services: Services,
  shelf: StockWatcher,
  userId: UserId,
  form: OrderForm,
  idempotencyKey: string | null,
): Promise<WireOrder> {
  const { db, config, clock } = services;
  const { order, sold } = await inTransaction(db, (tx) =>
    place(tx, userId, form, idempotencyKey, clock.now()),
  ).catch(async (error: unknown) => {
    if (!alreadyOrdered(error)) throw error;
    const before = await orderedBefore(db, userId, form, idempotencyKey);
    if (before === undefined) throw error;
    return { order: before, sold: [] };
  });
  // Who has just bought sees the new stock on the next page.
  if (sold.length > 0) await shelf.stockMoved(sold);
  return toWireOrder(config, order);
}

async function place(
  tx: Db,
  userId: UserId,
  form: OrderForm,
  idempotencyKey: string | null,
  now: Date,
): Promise<Placed> {
  const lines = await lockCart(tx, userId);
  if (!holdsAll(lines, form)) {
    const before = await orderedBefore(tx, userId, form, idempotencyKey);
    if (before !== undefined) return { order: before, sold: [] };
  }
  checkCart(lines, form);
  const { undiscountedPaise, grandTotalPaise } = cartTotals(lines);
  const inserted = await insertOrder(tx, {
    id: makeId<'Order'>(now),
    userId,
    addressId: form.addressId,
    paymentMethod: 'cash',
    paymentStatus: 'CASH ON DELIVERY',
    undiscountedPaise,
    totalPaise: grandTotalPaise,
    idempotencyKey,
    lines,
    now,
  });
  if (inserted === undefined) throw noSuchAddress();
  await queueMail(tx, orderMail(inserted.order, inserted.customer), now);
  // Last, so that others who buy the same wait as little as can be.
  await takeStock(tx, lines, now);
  return { order: inserted.order, sold: lines.map((line) => line.productId) };
}

function holdsAll(lines: readonly LockedLine[], form: OrderForm): boolean {
  const there = new Set(lines.map((line) => line.id));
  return form.list_items.every((item) => there.has(item._id));
}

/** Another request with this key, or with one of these cart lines, was there first. */
function alreadyOrdered(error: unknown): boolean {
  return breaks(error, 'orders_user_id_idempotency_key_key') || breaks(error, 'order_lines_cart_line_id_key');
}
