import type { InputOf } from '@jhola/contract/client';
import { paiseToRupees } from '@jhola/domain';
import { type Cart, totalsOf } from '#features/cart/index.ts';

export type OrderForm = InputOf<'placeCashOrder'>;

/**
 * The request that orders the cart as shown. The server compares it with its own data and trusts none of it. Null while
 * a line isn't stored yet.
 */
export function orderForm(cart: Cart, addressId: string): OrderForm | null {
  const list_items: OrderForm['list_items'] = [];
  for (const { lineId, product, quantity } of cart) {
    if (lineId === null) return null;
    list_items.push({ _id: lineId, productId: product._id, quantity });
  }
  const { discountedPaise, grandTotalPaise } = totalsOf(cart);
  return {
    list_items,
    addressId,
    subTotalAmt: paiseToRupees(discountedPaise),
    totalAmt: paiseToRupees(grandTotalPaise),
  };
}
