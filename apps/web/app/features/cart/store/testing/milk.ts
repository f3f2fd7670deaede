import type { CartProduct } from '../cart-line.ts';

/** A product for tests of the cart. */
export const MILK: CartProduct = {
  _id: '01jd0000000000000000000000',
  name: 'Milk',
  unit: '1 l',
  stock: 9,
  price: 30,
  discount: 0,
  image: [],
  tint: 'sky',
};
