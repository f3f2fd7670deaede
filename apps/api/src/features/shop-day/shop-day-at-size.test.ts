import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { fillThePast } from './testing/fill-the-past.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop.close());

/** Far above what it takes (docs/performance.md), and far below what a query without its index would. */
const LONGEST_MS = 2_000;

test('the day’s figures stay quick with 20,000 products and 10,000 orders in the week', async () => {
  await fillThePast(shop.db, shop.clock.now(), { products: 20_000, orders: 10_000 });
  const as = await shop.signInAdmin();
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const began = performance.now();
    const { data } = await shop.call('shopDay', undefined, { as });
    times.push(performance.now() - began);
    expect(data.waiting.pending).toBe(40);
    expect(data.sells.week.byQuantity).toHaveLength(8);
    expect(data.runsOut).toHaveLength(12);
  }
  const [, , , median = Number.POSITIVE_INFINITY] = times.toSorted((one, other) => one - other);
  expect(median, times.map(Math.round).join(', ')).toBeLessThan(LONGEST_MS);
}, 60_000);
