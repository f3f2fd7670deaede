import {
  fillCart,
  type OrderToSend,
  type Person,
  stockProduct,
  type StockedProduct,
  type TestShop,
} from '../../../testing/index.ts';

export type ReadyToOrder = {
  readonly asha: Person;
  readonly milk: StockedProduct;
  readonly bread: StockedProduct;
  /** The request that orders the cart. */
  readonly form: OrderToSend;
};

/**
 * A shopper with an address and a cart: three milk at ₹26 instead of ₹28, one bread at ₹40.50. Both have a stock of
 * twenty.
 */
export async function readyToOrder(shop: TestShop): Promise<ReadyToOrder> {
  const asha = await shop.signUp('Asha');
  const milk = await stockProduct(shop.db, { name: 'Amul Milk', pricePaise: 2_800, discount: 7 });
  const bread = await stockProduct(shop.db, { name: 'Brown Bread', pricePaise: 4_050 });
  const form = await fillCart(shop, asha, [
    { productId: milk.productId, quantity: 3 },
    { productId: bread.productId },
  ]);
  return { asha, milk, bread, form };
}
