import { cartTotals, isCallableMobile, makeId, type ProductId, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import type { OrderCaps } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import { noSuchAddress } from '../addresses/index.ts';
import { deleteLines, type LockedLine } from '../cart/index.ts';
import { takeStock } from '../catalogue/index.ts';
import { insertOrigin } from './caps/caps.queries.ts';
import { checkCaps } from './caps/check-caps.ts';
import { checkCart } from './check-cart.ts';
import type { OrderForm } from './order-form.ts';
import { type InsertedOrder, insertOrder } from './place-order.queries.ts';

export type OrderToWrite = {
  readonly userId: UserId;
  readonly form: OrderForm;
  /** The cart's lines, locked. */
  readonly lines: readonly LockedLine[];
  readonly paymentMethod: 'cash' | 'card';
  readonly idempotencyKey: string | null;
  readonly caps: OrderCaps;
  readonly now: Date;
};

export type WrittenOrder = InsertedOrder & { readonly sold: readonly ProductId[] };

/**
 * Compares the cart with what the shopper saw, writes the order and takes its stock, within the caller's transaction. A
 * cash order is placed immediately, and its lines are removed from the cart. A card order awaits its payment and holds
 * the stock, while the cart keeps its lines. `alsoWrite` writes related rows: it runs before the stock is taken, to
 * keep the locks on the products short. Throws CART_CHANGED, OUT_OF_STOCK, and NOT_FOUND for the address.
 */
export async function writeOrder(
  tx: Db,
  { userId, form, lines, paymentMethod, idempotencyKey, caps, now }: OrderToWrite,
  alsoWrite: (inserted: InsertedOrder) => Promise<void>,
): Promise<WrittenOrder> {
  checkCart(lines, form);
  await checkCaps(tx, caps, { userId, address: form.from, paymentMethod, lines });
  const { undiscountedPaise, grandTotalPaise } = cartTotals(lines);
  const isCash = paymentMethod === 'cash';
  const inserted = await insertOrder(tx, {
    id: makeId<'Order'>(now),
    userId,
    status: isCash ? 'pending' : 'awaiting_payment',
    addressId: form.addressId,
    paymentMethod,
    paymentStatus: isCash ? 'CASH ON DELIVERY' : 'AWAITING PAYMENT',
    undiscountedPaise,
    totalPaise: grandTotalPaise,
    idempotencyKey,
    lines,
    now,
  });
  if (inserted === undefined) throw noSuchAddress();
  if (isCash) requireCallable(inserted.order.delivery_address.mobile);
  if (form.from !== null) await insertOrigin(tx, inserted.order.id, form.from, now);
  if (isCash)
    await deleteLines(
      tx,
      userId,
      lines.map(({ id }) => id),
    );
  await alsoWrite(inserted);
  await takeStock(tx, lines, now);
  return { ...inserted, sold: lines.map((line) => line.productId) };
}

/** The person who delivers a cash order may have to call. Throws BAD_REQUEST for an invalid phone number. */
function requireCallable(mobile: string): void {
  if (isCallableMobile(mobile)) return;
  throw new AppError('BAD_REQUEST', {
    message: `We can’t call ${mobile}. Choose an address with your mobile number, or pay online`,
    field: 'addressId',
  });
}
