import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tintOf } from '#ui/tint-of.ts';
import { orderLine } from './testing/order-line.ts';
import { OrderLines } from './view/order-lines.tsx';

const { name: MILK } = orderLine;
const shown = (category: string) => renderToStaticMarkup(<OrderLines items={[{ ...orderLine, category }]} />);

test('the pictures of an order have the background of their category, as everywhere else', () => {
  expect(tintOf('Baby Care')).not.toBe(tintOf(MILK));
  expect(shown('Baby Care')).toContain(`data-tint="${tintOf('Baby Care')}"`);
});

test('a product that was deleted since has the background that suits its name', () => {
  expect(shown('')).toContain(`data-tint="${tintOf(MILK)}"`);
});
