import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { countUpTo } from './rate-limit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test.each([1, 4])('what a clock that was ahead counted limits nobody (slices: %d)', async (slices) => {
  const limit = { name: 'tries', most: 2, windowSeconds: 3_600, slices };
  const now = shop.clock.now();
  const ahead = new Date(now.getTime() + 24 * 3_600_000);
  const count = (at: Date) => countUpTo(shop.db, limit, `asha-${slices}`, at);
  expect([await count(ahead), await count(ahead)]).toEqual([null, null]);
  expect(await count(ahead)).toBeGreaterThan(0);
  expect([await count(now), await count(now)]).toEqual([null, null]);
  expect(await count(now)).toBeGreaterThan(0);
});
