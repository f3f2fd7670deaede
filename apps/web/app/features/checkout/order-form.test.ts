import { expect, test } from 'vitest';
import type { Cart } from '#features/cart/index.ts';
import { orderForm } from './order-form.ts';

const line: Cart[number] = {
  lineId: 'line',
  quantity: 3,
  priceWhenAdded: 99,
  product: {
    _id: 'milk',
    name: 'Milk',
    unit: '1 l',
    stock: 9,
    price: 34.5,
    discount: 20,
    image: [],
    tint: 'sky',
  },
};

test('the form contains lines, address and the totals at the displayed price', () => {
  // 34.50 less 6.90 rounded up to 7 is 27.50, three times.
  expect(orderForm([line], 'home')).toEqual({
    list_items: [{ _id: 'line', productId: 'milk', quantity: 3 }],
    addressId: 'home',
    subTotalAmt: 82.5,
    totalAmt: 82.5,
  });
});

test('the form is null until every line is stored', () => {
  expect(orderForm([line, { ...line, lineId: null }], 'home')).toBeNull();
});
