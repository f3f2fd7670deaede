import { cartTotals, DELIVERY_CHARGE_PAISE, isCallableMobile, makeId, type UserId } from '@jhola/domain';
import { currentLanguage } from '@jhola/messages';
import { AppError } from '../../../platform/app-error.ts';
import type { OrderCaps } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { noSuchAddress } from '../../addresses/index.ts';
import { cappedAddress, checkAddressCaps, checkCaps } from '../caps/check-caps.ts';
import { checkCart } from './check-cart.ts';
import type { Checkout } from './checkout.queries.ts';
import type { OrderForm } from './order-form.ts';
import { orderMail } from '../mails/order-mail.ts';
import { insertOrder, ORDER_NUMBER, toOrderLine, type WrittenOrder } from './place-order.queries.ts';
import { ordersTexts as texts } from '../../../messages/index.ts';

export type OrderToWrite = {
  readonly userId: UserId;
  readonly form: OrderForm;
  /** The values read from the database a moment ago. */
  readonly checkout: Checkout;
  readonly paymentMethod: 'cash' | 'card';
  readonly idempotencyKey: string | null;
  readonly caps: OrderCaps;
  readonly publicUrl: string;
  readonly now: Date;
};

/**
 * Compares the cart with what the shopper saw, and writes the order with its stock moves and its mail. A cash order is
 * placed immediately, and its lines are removed from the cart. A card order awaits its payment and holds the stock,
 * while the cart keeps its lines. Returns undefined and writes nothing if `checkout` is outdated: read it again. Needs
 * a transaction if `cappedAddress` returns an address. Throws CART_CHANGED, OUT_OF_STOCK, TOO_MUCH_UNPAID, and
 * NOT_FOUND for the address.
 */
export async function writeOrder(db: Db, order: OrderToWrite): Promise<WrittenOrder | undefined> {
  const { userId, form, checkout, paymentMethod, idempotencyKey, caps, publicUrl, now } = order;
  const { lines } = checkout;
  checkCart(lines, form);
  await checkCaps(db, userId, caps, checkout, paymentMethod);
  const capped = cappedAddress(checkout, form.from);
  if (capped !== null) await checkAddressCaps(db, caps, capped, checkout);
  const address = deliveryAddress(checkout, paymentMethod);
  const isCash = paymentMethod === 'cash';
  const { undiscountedPaise, grandTotalPaise } = cartTotals(lines);
  const id = makeId<'Order'>(now);
  const mailed = {
    id,
    order_number: ORDER_NUMBER,
    delivery_address: address,
    lines: lines.map(toOrderLine),
    payment_method: paymentMethod,
    sub_total_paise: undiscountedPaise,
    delivery_paise: DELIVERY_CHARGE_PAISE,
    total_paise: grandTotalPaise,
  };
  return insertOrder(db, {
    id,
    userId,
    status: isCash ? 'pending' : 'awaiting_payment',
    addressId: form.addressId,
    address,
    paymentMethod,
    paymentStatus: isCash ? 'CASH ON DELIVERY' : 'AWAITING PAYMENT',
    undiscountedPaise,
    deliveryPaise: DELIVERY_CHARGE_PAISE,
    totalPaise: grandTotalPaise,
    idempotencyKey,
    language: currentLanguage(),
    lines,
    from: form.from,
    mail: isCash ? orderMail(mailed, checkout, publicUrl) : null,
    now,
  });
}

/** The address of an order. Throws NOT_FOUND if there is none, and BAD_REQUEST if cash needs another phone number. */
export function deliveryAddress(
  { address }: Checkout,
  paymentMethod: 'cash' | 'card',
): NonNullable<Checkout['address']> {
  if (address === null) throw noSuchAddress();
  if (paymentMethod === 'cash') requireCallable(address.mobile);
  return address;
}

/** The person who delivers a cash order may have to call. Throws BAD_REQUEST for an invalid phone number. */
function requireCallable(mobile: string): void {
  if (isCallableMobile(mobile)) return;
  throw new AppError('BAD_REQUEST', {
    message: texts.cannotCall({ mobile }),
    field: 'addressId',
  });
}
