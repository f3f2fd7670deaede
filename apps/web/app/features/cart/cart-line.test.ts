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

test('a new product comes last, at what it costs now', () => {
  const cart = withQuantity(withQuantity([], product('milk'), 1), product('tea'), 2);
  expect(of(cart)).toEqual(['milk 1', 'tea 2']);
  expect(cart[1]).toMatchObject({ lineId: null, priceWhenAdded: 27 });
});

test('another quantity changes the line in its place and nothing else of it', () => {
  const before: Cart = [
    { lineId: 'a', product: product('milk'), quantity: 1, priceWhenAdded: 25 },
    { lineId: 'b', product: product('tea'), quantity: 2, priceWhenAdded: 27 },
  ];
  expect(withQuantity(before, product('milk'), 5)).toEqual([{ ...before[0], quantity: 5 }, before[1]]);
});

test('none takes the line out', () => {
  const cart = withQuantity([], product('milk'), 1);
  expect(withQuantity(cart, product('milk'), 0)).toEqual([]);
});

test('going back puts a removed line there again, and a new one away', () => {
  const line = { lineId: 'a', product: product('milk'), quantity: 3, priceWhenAdded: 27 };
  expect(withLine([], 'milk', line)).toEqual([line]);
  expect(withLine([{ ...line, quantity: 4 }], 'milk', line)).toEqual([line]);
  expect(withLine([line], 'milk', null)).toEqual([]);
});

test('what is not in the cart is there no times', () => {
  expect(quantityOf(undefined, 'milk')).toBe(0);
  expect(quantityOf(withQuantity([], product('milk'), 3), 'milk')).toBe(3);
});
