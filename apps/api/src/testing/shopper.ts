import type { DataOf } from '@jhola/contract/client';
import { type AddressId, type CartLineId, discountedFromRupees, type ProductId } from '@jhola/domain';
import type { CallMaker } from './make-call.ts';
import type { Person } from './test-shop.ts';

export const HOME = {
  address_line: '12, MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
  mobile: '9876543210',
} as const;

/** The request that a client sends to order its cart. */
export type OrderToSend = {
  list_items: { _id: CartLineId; productId: ProductId; quantity: number }[];
  addressId: AddressId;
  subTotalAmt: number;
  totalAmt: number;
};

/** Saves an address, puts products into the cart, and returns the request that a client would send to order them. */
export async function fillCart(
  shop: CallMaker,
  as: Pick<Person, 'accessToken'>,
  additions: readonly { readonly productId: ProductId; readonly quantity?: number }[],
): Promise<OrderToSend> {
  const { data: address } = await shop.call('createAddress', HOME, { as });
  for (const { productId, quantity = 1 } of additions) {
    await shop.call('addToCart', { productId, quantity }, { as });
  }
  const { data: cart } = await shop.call('getCart', undefined, { as });
  return orderOf(cart, address._id as AddressId);
}

/** Fills the cart, and orders it in cash. */
export async function placeOrder(
  shop: CallMaker,
  as: Pick<Person, 'accessToken'>,
  additions: Parameters<typeof fillCart>[2],
): Promise<DataOf<'placeCashOrder'>> {
  return (await shop.call('placeCashOrder', await fillCart(shop, as, additions), { as })).data;
}

/** The request that a client sends to order this cart. */
export function orderOf(cart: DataOf<'getCart'>, addressId: AddressId): OrderToSend {
  const paise = cart.map(
    (line) => line.quantity * discountedFromRupees(line.productId.price, line.productId.discount),
  );
  const total = paise.reduce((sum, amount) => sum + amount, 0) / 100;
  return {
    list_items: cart.map((line) => ({
      _id: line._id as CartLineId,
      productId: line.productId._id as ProductId,
      quantity: line.quantity,
    })),
    addressId,
    subTotalAmt: total,
    totalAmt: total,
  };
}
