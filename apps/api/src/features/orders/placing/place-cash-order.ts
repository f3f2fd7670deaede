import type { WireOrder } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { violates } from '../../../platform/http/database-error.ts';
import { inTransaction, retryIfRolledBack } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import type { StockLeft } from '../../catalogue/index.ts';
import { cappedAddress } from '../caps/check-caps.ts';
import { type Checkout, readCheckout } from './checkout.queries.ts';
import type { OrderForm } from './order-form.ts';
import type { OrderServices } from '../order-services.ts';
import { toWireOrder } from '../order.mapper.ts';
import { isPlaced, readPlaced, type ShownOrder } from '../orders.queries.ts';
import { orderedBefore } from './ordered-before.ts';
import { refuseBeforeEnding } from './refuse-before-ending.ts';
import { writeOrder } from './write-order.ts';
import { ordersTexts as texts } from '../../../messages/index.ts';

/** How often an order is tried while other tabs of the shopper change the cart, or start card payments. */
const TRIES = 6;

export type CashOrder = {
  readonly form: OrderForm;
  readonly idempotencyKey: string | null;
  /** Read with the statement of sign-in, if it was. */
  readonly checkout?: Checkout | undefined;
};

type PlacingServices = Pick<Services, 'db' | 'clock' | 'config'>;

type Attempt =
  /**
   * `left`: the stock that is left of its products. Null if an earlier request wrote the order; that order may still
   * await its payment.
   */
  | { readonly order: ShownOrder; readonly left: readonly StockLeft[] | null }
  /** What the order depends on changed between reading and writing. */
  | 'outdated';

/**
 * Orders the user's cart, to be paid in cash. Reads what the order depends on, compares it with what the shopper saw,
 * and writes the order in one statement, which locks cart and stock and writes nothing if they have changed. If these
 * cart lines were ordered before, or an order has the same key, returns that order. Otherwise an open card payment is
 * ended first, unless the order would be refused anyway; if it turns out to be paid, returns its order. Throws
 * CART_CHANGED, OUT_OF_STOCK, TOO_MUCH_UNPAID, NOT_FOUND for the address, CONFLICT if the key belongs to another order
 * or the cart keeps changing, and PAYMENT_UNAVAILABLE if it isn't known whether the open card payment was paid.
 */
export async function placeCashOrder(
  services: PlacingServices,
  { shelf, card, sales }: OrderServices,
  userId: UserId,
  { form, idempotencyKey, checkout: known }: CashOrder,
): Promise<WireOrder> {
  const { db, config } = services;
  const needs = { config, shelf };
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const isKnown = tries === 1 && known !== undefined;
    const checkout = isKnown ? known : await readCheckout(db, userId, form.addressId);
    if (checkout.isPaying) {
      // The payment of the next order isn't affected by a repeated request.
      const before = await orderedBefore(db, userId, form, idempotencyKey);
      if (before !== undefined && isPlaced(before)) return toWireOrder(needs, before);
      await refuseBeforeEnding(db, userId, config.orderCaps, checkout, form);
      const paid = await card.endOpen(userId);
      if (paid !== null) return toWireOrder(needs, await readPlaced(db, userId, paid));
      continue;
    }
    const attempt = await tryToPlace(services, userId, form, checkout, idempotencyKey);
    if (attempt === 'outdated') continue;
    if (attempt.left !== null) {
      sales.placed('cash', attempt.order.total_paise);
      // The shopper's next request must see the new stock.
      shelf.setStock(attempt.left);
    }
    if (isPlaced(attempt.order)) return toWireOrder(needs, attempt.order);
  }
  throw new AppError('CONFLICT', {
    message: texts.cartIsBusy,
  });
}

/** Places the order, or finds the order that already has these lines. */
async function tryToPlace(
  { db, clock, config }: PlacingServices,
  userId: UserId,
  form: OrderForm,
  checkout: Checkout,
  idempotencyKey: string | null,
): Promise<Attempt> {
  const findBefore = async (): Promise<Attempt | undefined> => {
    const order = await orderedBefore(db, userId, form, idempotencyKey);
    return order && { order, left: null };
  };
  if (!holdsAll(checkout, form)) {
    const before = await findBefore();
    if (before !== undefined) return before;
  }
  const { orderCaps: caps, publicUrl } = config;
  const order = { userId, form, checkout, paymentMethod: 'cash', idempotencyKey, caps, publicUrl } as const;
  try {
    const written =
      cappedAddress(checkout, form.from) === null
        ? await retryIfRolledBack(() => writeOrder(db, { ...order, now: clock.now() }))
        : await inTransaction(db, (tx) => writeOrder(tx, { ...order, now: clock.now() }));
    return written ?? 'outdated';
  } catch (error) {
    if (!alreadyOrdered(error)) throw error;
    const before = await findBefore();
    if (before === undefined) throw error;
    return before;
  }
}

function holdsAll({ lines }: Checkout, form: OrderForm): boolean {
  const there = new Set(lines.map((line) => line.id));
  return form.list_items.every((item) => there.has(item._id));
}

/** A concurrent request with this key, or with one of these cart lines, committed first. */
function alreadyOrdered(error: unknown): boolean {
  return (
    violates(error, 'orders_user_id_idempotency_key_key') || violates(error, 'order_lines_cart_line_id_key')
  );
}
