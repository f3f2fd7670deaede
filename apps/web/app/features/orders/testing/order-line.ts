import type { WireOrder } from '@jhola/contract/client';

/** A line of an order whose product was deleted. */
export const orderLine: WireOrder['items'][number] = {
  productId: null,
  name: 'Amul Gold Milk',
  category: '',
  image: [],
  unit: '500 ml',
  price: 34,
  discount: 0,
  quantity: 1,
  amount: 34,
  returnOutcome: null,
};
