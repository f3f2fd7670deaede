import { expect, test } from 'vitest';
import { recentDeliveriesText } from './recent-deliveries-text.ts';

test.each([
  [[0.2], 'Last order: 1 minute'],
  [[0, 0], 'Last 2 orders: 1 minute on average'],
  [[8, 9, 9.1], 'Last 3 orders: 9 minutes on average'],
  [[9.1, 9.1], 'Last 2 orders: 10 minutes on average'],
])('in a few words: %j', (minutes, text) => {
  expect(recentDeliveriesText(minutes)).toBe(text);
});
