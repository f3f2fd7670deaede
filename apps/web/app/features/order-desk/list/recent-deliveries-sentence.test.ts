import { expect, test } from 'vitest';
import { recentDeliveriesSentence } from './recent-deliveries-sentence.ts';

test.each([
  [[], 'nothing delivered yet'],
  [[528], 'the last delivery 8:48, 1 within ten minutes'],
  [[700, 300, 500], 'last 3 deliveries, median 8:20, 2 within ten minutes'],
  [[400, 600, 500, 601], 'last 4 deliveries, median 9:10, 3 within ten minutes'],
])('%j: %s', (lately, sentence) => {
  expect(recentDeliveriesSentence(lately, 600)).toBe(sentence);
});
