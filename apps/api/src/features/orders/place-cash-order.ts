import type { WireOrder } from '@jhola/contract';
import type { ProductId, UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { breaks } from '../../platform/http/database-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/services.ts';
import { type LockedLine, lockCart } from '../cart/index.ts';
import type { OrderForm } from './order-form.ts';
import type { CardPayment } from './card-payment.ts';
import { orderMail } from './order-mail.ts';
import { toWireOrder } from './order.mapper.ts';
import { isPlaced, type OrderRow, readPlaced } from './orders.queries.ts';
import { orderedBefore } from './ordered-before.ts';
import { type OrderToWrite, writeOrder } from './write-order.ts';

/** Called after the commit with the products whose stock has changed. */
export type StockWatcher = { stockMoved(ids: readonly ProductId[]): Promise<void> };

type Placed = { readonly order: OrderRow; readonly sold: readonly ProductId[] };

/**
 * Another tab may start a card payment while this request ends the previous one; then retry, but only a limited number
 * of times.
 */
const TRIES = 3;

/**
 * Orders the user's cart, to be paid in cash, in one transaction: locks the cart, compares it with what the shopper
 * saw, writes the order, empties the cart and takes the stock. The same cart lines, or the same key, return the
 * existing order. An open card payment is ended first; if it was paid already, returns its order. Throws CART_CHANGED,
 * OUT_OF_STOCK, NOT_FOUND for the address, CONFLICT for a key of another order, and PAYMENT_UNAVAILABLE if it isn't
 * known whether that payment was paid.
 */
export async function placeCashOrder(
  services: Services,
  { shelf, card }: { readonly shelf: StockWatcher; readonly card: CardPayment },
  userId: UserId,
  form: OrderForm,
  idempotencyKey: string | null,
): Promise<WireOrder> {
  const { db, config } = services;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const paid = await card.endOpen(userId);
    if (paid !== null) return toWireOrder(config, await readPlaced(db, userId, paid));
    const { order, sold } = await placeOnce(services, userId, form, idempotencyKey);
    // The shopper's next request must see the new stock.
    if (sold.length > 0) await shelf.stockMoved(sold);
    if (isPlaced(order)) return toWireOrder(config, order);
  }
  throw new AppError('CONFLICT', {
    message: 'You are paying for this by card in another window. Please finish or leave it first',
  });
}

/** Places the order, or finds the order that already has these lines: possibly one that awaits its payment. */
async function placeOnce(
  { db, clock, config }: Services,
  userId: UserId,
  form: OrderForm,
  idempotencyKey: string | null,
): Promise<Placed> {
  try {
    return await inTransaction(db, (tx) =>
      place(tx, userId, form, { idempotencyKey, caps: config.orderCaps, now: clock.now() }),
    );
  } catch (error) {
    if (!alreadyOrdered(error)) throw error;
    const order = await orderedBefore(db, userId, form, idempotencyKey);
    if (order === undefined) throw error;
    return { order, sold: [] };
  }
}

async function place(
  tx: Db,
  userId: UserId,
  form: OrderForm,
  beside: Pick<OrderToWrite, 'idempotencyKey' | 'caps' | 'now'>,
): Promise<Placed> {
  const { idempotencyKey, now } = beside;
  const lines = await lockCart(tx, userId);
  if (!holdsAll(lines, form)) {
    const before = await orderedBefore(tx, userId, form, idempotencyKey);
    if (before !== undefined) return { order: before, sold: [] };
  }
  const placing = { userId, form, lines, paymentMethod: 'cash', ...beside } as const;
  return writeOrder(tx, placing, ({ order, customer }) => queueMail(tx, orderMail(order, customer), now));
}

function holdsAll(lines: readonly LockedLine[], form: OrderForm): boolean {
  const there = new Set(lines.map((line) => line.id));
  return form.list_items.every((item) => there.has(item._id));
}

/** A concurrent request with this key, or with one of these cart lines, committed first. */
function alreadyOrdered(error: unknown): boolean {
  return breaks(error, 'orders_user_id_idempotency_key_key') || breaks(error, 'order_lines_cart_line_id_key');
}
