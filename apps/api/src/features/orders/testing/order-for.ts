import type { DataOf } from '@jhola/contract/client';
import { FORWARD_STATUSES, type ForwardStatus, type OrderId, type OrderStatus } from '@jhola/domain';
import {
  type Person,
  placeOrder,
  stockProduct,
  type StockedProduct,
  type TestShop,
} from '../../../testing/index.ts';

export type Ordered = DataOf<'placeCashOrder'> & { readonly _id: OrderId; readonly product: StockedProduct };

/** Places a shopper's order of two of a new product with a stock of twenty. */
export async function orderFor(shop: TestShop, as: Person): Promise<Ordered> {
  const product = await stockProduct(shop.db, { stock: 20, pricePaise: 5_000, discount: 10 });
  const order = await placeOrder(shop, as, [{ productId: product.productId, quantity: 2 }]);
  return { ...order, _id: order._id as OrderId, product };
}

/** Moves an order to a status, step by step, as an admin does. */
export async function moveTo(
  shop: TestShop,
  admin: Person,
  _id: OrderId,
  status: ForwardStatus,
): Promise<void> {
  let from: OrderStatus = 'pending';
  for (const to of FORWARD_STATUSES) {
    await shop.call('moveOrder', { _id, from, to }, { as: admin });
    if (to === status) return;
    from = to;
  }
}

/** Makes an order one that was paid by card, without a provider. */
export async function payByCard(
  shop: TestShop,
  _id: OrderId,
  payment_status: 'PAID' | 'REFUNDED',
): Promise<void> {
  await shop.db
    .updateTable('orders')
    .set({ payment_method: 'card', payment_status })
    .where('id', '=', _id)
    .execute();
}
