import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deliveryText } from './delivery-text.tsx';

const words = (...minutes: number[]) =>
  renderToStaticMarkup(<p>{deliveryText(minutes)}</p>).replaceAll(/<[^>]*>/g, '');

test.each([
  [words(8.2), '9 minutes for the last order.'],
  [words(12), '12 minutes for the last order, which came late.'],
  [words(8, 10), '9 minutes on average over the last 2 orders. None came late.'],
  [words(8, 9, 13), '10 minutes on average over the last 3 orders. One came late.'],
  [words(0.2, 0.4), '1 minute on average over the last 2 orders. None came late.'],
  [words(0, 0), 'Less than a minute on average over the last 2 orders. None came late.'],
  [words(...Array<number>(24).fill(11)), '11 minutes on average over the last 24 orders. 24 came late.'],
])('%s', (actual, expected) => {
  expect(actual).toBe(expected);
});

test('rounds the average up, never down', () => {
  expect(words(9.1, 9.1)).toContain('10 minutes on average');
});
