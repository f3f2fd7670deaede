import { expect, test } from 'vitest';
import { type Cart, type CartProduct, quantityOf, withLine, withQuantity } from './cart-line.ts';

const product = (_id: string): CartProduct => ({
  _id,
  name: _id,
  unit: '1 kg',
  stock: 9,
  price: 34,
  discount: 20,
  image: [],
  tint: 'mint',
});
const of = (cart: Cart) => cart.map(({ product: { _id }, quantity }) => `${_id} ${quantity}`);

test('a new product is last, at its current price', () => {
  const cart = withQuantity(withQuantity([], product('milk'), 1), product('tea'), 2);
  expect(of(cart)).toEqual(['milk 1', 'tea 2']);
  expect(cart[1]).toMatchObject({ lineId: null, priceWhenAdded: 27 });
});

test('another quantity changes the line in its place and nothing else', () => {
  const before: Cart = [
    { lineId: 'a', product: product('milk'), quantity: 1, priceWhenAdded: 25 },
    { lineId: 'b', product: product('tea'), quantity: 2, priceWhenAdded: 27 },
  ];
  expect(withQuantity(before, product('milk'), 5)).toEqual([{ ...before[0], quantity: 5 }, before[1]]);
});

test('zero removes the line', () => {
  const cart = withQuantity([], product('milk'), 1);
  expect(withQuantity(cart, product('milk'), 0)).toEqual([]);
});

test('undoing puts a removed line back in its place, and removes a new one', () => {
  const line = { lineId: 'a', product: product('milk'), quantity: 3, priceWhenAdded: 27 };
  expect(withLine([], 'milk', line)).toEqual([line]);
  expect(withLine([{ ...line, quantity: 4 }], 'milk', line)).toEqual([line]);
  expect(withLine([line], 'milk', null)).toEqual([]);
});

test('a product that isn’t in the cart has the quantity 0', () => {
  expect(quantityOf(undefined, 'milk')).toBe(0);
  expect(quantityOf(withQuantity([], product('milk'), 3), 'milk')).toBe(3);
});
