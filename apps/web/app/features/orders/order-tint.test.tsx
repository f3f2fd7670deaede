import type { WireOrder } from '@jhola/contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tintOf } from '#ui/tint-of.ts';
import { OrderLines } from './view/order-lines.tsx';

const MILK = 'Amul Gold Milk';

const line: WireOrder['items'][number] = {
  productId: null,
  name: MILK,
  category: '',
  image: [],
  unit: '500 ml',
  price: 34,
  discount: 0,
  quantity: 1,
  amount: 34,
  returnOutcome: null,
};
const shown = (category: string) => renderToStaticMarkup(<OrderLines items={[{ ...line, category }]} />);

test('the pictures of an order have the background of their category, as everywhere else', () => {
  expect(tintOf('Baby Care')).not.toBe(tintOf(MILK));
  expect(shown('Baby Care')).toContain(`--t-${tintOf('Baby Care')}`);
});

test('a product that was deleted since has the background that suits its name', () => {
  expect(shown('')).toContain(`--t-${tintOf(MILK)}`);
});
