import { isDeepStrictEqual } from 'node:util';
import type { ProductId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { OrderCaps } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import {
  checkCart,
  findAwaiting,
  hasLines,
  type OrderForm,
  type OrderRow,
  readCheckout,
  withOwnHold,
  writeOrder,
} from '../../orders/index.ts';
import { pass } from '../payment-points.ts';
import { insertPayment, lockShopper, type PaymentRow, readPayment } from '../payments.queries.ts';
import { paymentsTexts as texts } from '../../../messages/index.ts';

/** When the sweeper checks a payment whose session was never recorded (a crash, a lost response). */
const FIRST_CHECK_MS = 40_000;
/** With less time left, a session is too short for a shopper to enter their card. */
const TOO_SHORT_MS = 2 * 60_000;

/** The cart or a price may change between reading and writing. */
const TRIES = 3;

export type Terms = {
  readonly now: Date;
  readonly holdMs: number;
  readonly openForMs: number;
  readonly caps: OrderCaps;
  readonly publicUrl: string;
};

export type Begun =
  /** The order awaits this payment, which was just written, or found again for the same cart. */
  | { readonly kind: 'new' | 'same'; readonly payment: PaymentRow; readonly sold: readonly ProductId[] }
  /**
   * Another payment is open, for an earlier state of the cart or address, or with hardly any time left: the caller must
   * end it first.
   */
  | { readonly kind: 'other'; readonly payment: PaymentRow };

/**
 * Writes the order that awaits its payment, with its hold of the stock, or finds the one that this cart started before:
 * a shopper has at most one open payment. `holdMs`: how long stock is held while no card is tried. `openForMs`: how
 * long the page can be paid. Within the caller's transaction. Throws CART_CHANGED, OUT_OF_STOCK, NOT_FOUND for the
 * address, BAD_REQUEST if the amount is zero.
 */
export async function beginPayment(
  tx: Db,
  userId: UserId,
  form: OrderForm,
  { now, holdMs, openForMs, caps, publicUrl }: Terms,
): Promise<Begun> {
  await lockShopper(tx, userId);
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const checkout = await readCheckout(tx, userId, form.addressId);
    const awaiting = await findAwaiting(tx, userId);
    if (awaiting) {
      checkCart(withOwnHold(checkout.lines, awaiting), form);
      const payment = await readPayment(tx, awaiting.id);
      return isSame(awaiting, form, checkout.address) && hasTime(payment, now, holdMs)
        ? { kind: 'same', payment, sold: [] }
        : { kind: 'other', payment };
    }
    const order = { userId, form, checkout, idempotencyKey: null, caps, publicUrl, now };
    const written = await writeOrder(tx, { ...order, paymentMethod: 'card' });
    if (written === undefined) continue;
    const { order: placed } = written;
    await insertPaymentOf(tx, placed, { now, openForMs });
    pass('hold.written', placed.id);
    const sold = checkout.lines.map(({ productId }) => productId);
    return { kind: 'new', payment: await readPayment(tx, placed.id), sold };
  }
  throw new AppError('CART_CHANGED', { message: texts.cartIsChanging });
}

/** Throws BAD_REQUEST if the amount is zero. */
async function insertPaymentOf(
  tx: Db,
  { id, user_id: userId, total_paise: amountPaise }: Pick<OrderRow, 'id' | 'user_id' | 'total_paise'>,
  { now, openForMs }: Pick<Terms, 'now' | 'openForMs'>,
): Promise<void> {
  if (amountPaise === 0) {
    throw new AppError('BAD_REQUEST', {
      message: texts.nothingToPay,
    });
  }
  await insertPayment(tx, {
    orderId: id,
    userId,
    amountPaise,
    expiresAt: new Date(now.getTime() + openForMs),
    nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
    now,
  });
}

/** `address`: the saved one as it is now, which may have been edited since; null if it was removed. */
function isSame(order: OrderRow, form: OrderForm, address: OrderRow['delivery_address'] | null): boolean {
  return (
    hasLines(order, form) &&
    order.address_id === form.addressId &&
    isDeepStrictEqual(order.delivery_address, address) &&
    order.total_paise === form.totalPaise
  );
}

function hasTime({ expires_at, created_at }: PaymentRow, now: Date, holdMs: number): boolean {
  const endsAt = Math.min(expires_at.getTime(), created_at.getTime() + holdMs);
  return endsAt - now.getTime() > Math.min(TOO_SHORT_MS, holdMs / 2);
}
