import { expect, test } from 'vitest';
import type { Cart } from '#features/cart/index.ts';
import { whatIsMissing } from './what-is-missing.ts';

const line = (name: string, stock: number, quantity: number): Cart[number] => ({
  lineId: name,
  quantity,
  priceWhenAdded: 30,
  product: { _id: name, name, unit: '1 l', stock, price: 30, discount: 0, image: [], tint: 'sky' },
});
const changesOf = (cart: Cart) =>
  whatIsMissing(cart)?.changes.map(({ product, quantity }) => [product.name, quantity]);

test('nothing is missing while each line has enough stock', () => {
  expect(whatIsMissing([line('Milk', 3, 3), line('Tea', 60, 50)])).toBeNull();
});

test('one sold-out line is named, with an offer to remove it', () => {
  const cart = [line('Milk', 3, 3), line('Tea', 0, 2)];
  expect(whatIsMissing(cart)).toMatchObject({
    text: 'Tea is out of stock. Remove it to continue.',
    fix: 'Remove it',
  });
  expect(changesOf(cart)).toEqual([['Tea', 0]]);
});

test('several sold-out lines are counted and removed together, before lines with too little stock', () => {
  const cart = [line('Milk', 1, 3), line('Tea', 0, 2), line('Salt', 0, 1)];
  expect(whatIsMissing(cart)?.text).toBe('2 items are out of stock. Remove them to continue.');
  expect(changesOf(cart)).toEqual([
    ['Tea', 0],
    ['Salt', 0],
  ]);
});

test('the remaining quantity is offered for a line with too little stock', () => {
  const cart = [line('Milk', 1, 3)];
  expect(whatIsMissing(cart)).toMatchObject({
    text: 'Only 1 of Milk can be ordered. Change the quantity to continue.',
    fix: 'Change to 1',
  });
  expect(changesOf(cart)).toEqual([['Milk', 1]]);
});
