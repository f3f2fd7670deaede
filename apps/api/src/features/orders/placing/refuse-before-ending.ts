import type { UserId } from '@jhola/domain';
import type { OrderCaps } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { findAwaiting } from '../awaiting-payment/awaiting.queries.ts';
import { withOwnHold } from '../awaiting-payment/with-own-hold.ts';
import { checkCashCap } from '../caps/check-caps.ts';
import { checkCart } from './check-cart.ts';
import type { Checkout } from './checkout.queries.ts';
import type { OrderForm } from './order-form.ts';
import { deliveryAddress } from './write-order.ts';

/**
 * Refuses a cash order that would be refused after the shopper's open card payment has ended, so that the payment stays
 * open. Caps that depend on the stock it holds are checked later. Throws CART_CHANGED, OUT_OF_STOCK, TOO_MUCH_UNPAID,
 * NOT_FOUND for the address, and BAD_REQUEST for its phone number.
 */
export async function refuseBeforeEnding(
  db: Db,
  userId: UserId,
  caps: OrderCaps,
  checkout: Checkout,
  form: OrderForm,
): Promise<void> {
  const awaiting = await findAwaiting(db, userId);
  // It has ended since, or its order is placed.
  if (awaiting === undefined) return;
  checkCart(withOwnHold(checkout.lines, awaiting), form);
  checkCashCap(caps, checkout);
  deliveryAddress(checkout, 'cash');
}
