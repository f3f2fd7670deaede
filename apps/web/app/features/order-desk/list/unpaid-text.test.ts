import { expect, test } from 'vitest';
import { unpaidTexts } from './unpaid-text.ts';

const alone = { networkOrders: 0, networkOrdersMost: 30 };

test.each([
  [{ ...alone, isConfirmed: true, unpaidOrders: 1, unpaidOrdersMost: 2 }, []],
  [{ ...alone, isConfirmed: false, unpaidOrders: 2, unpaidOrdersMost: 6 }, []],
  [
    { ...alone, isConfirmed: false, unpaidOrders: 3, unpaidOrdersMost: 6 },
    ['3 unpaid orders of at most 6, email not confirmed'],
  ],
  [
    { ...alone, isConfirmed: true, unpaidOrders: 20, unpaidOrdersMost: 20 },
    ['20 unpaid orders (limit reached)'],
  ],
])('%j reads %j', (standing, texts) => {
  expect(unpaidTexts(standing)).toEqual(texts);
});

test.each([
  [{ unpaidOrders: 1, networkOrders: 14 }, []],
  [{ unpaidOrders: 1, networkOrders: 15 }, ['15 unpaid orders from the same network, of at most 30']],
  [{ unpaidOrders: 1, networkOrders: 30 }, ['30 unpaid orders from the same network (limit reached)']],
  [{ unpaidOrders: 5, networkOrders: 5, networkOrdersMost: 5 }, []],
])('with a network, %j reads %j', (standing, texts) => {
  expect(unpaidTexts({ ...alone, isConfirmed: false, unpaidOrdersMost: 100, ...standing })).toEqual(texts);
});
