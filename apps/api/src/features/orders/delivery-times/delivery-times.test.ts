import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../testing/index.ts';
import { moveTo, orderFor } from '../testing/order-for.ts';
import { CACHE_SECONDS } from './delivery-times.ts';

const MINUTE = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function deliver(minutes: number): Promise<void> {
  const { _id } = await orderFor(shop, await shop.signUp());
  shop.clock.advance(minutes * MINUTE);
  await moveTo(shop, await shop.signInAdmin(), _id, 'delivered');
}

const times = async () => (await shop.call('getDeliveryTimes')).data;

test('the delivery time is null before the first delivery, then the median of the last ones, readable by everybody', async () => {
  expect(await times()).toEqual({ medianMinutes: null, deliveries: 0, last: [] });
  for (const minutes of [7, 30, 8]) await deliver(minutes);
  await orderFor(shop, await shop.signUp());
  const { deliveries, medianMinutes, last } = await times();
  expect(deliveries).toBe(3);
  expect(medianMinutes).toBeGreaterThanOrEqual(8);
  expect(medianMinutes).toBeLessThan(9);
  expect(last.map(Math.floor)).toEqual([7, 30, 8]);
});

test('the delivery time is cached for a while, so that a busy home page causes few queries', async () => {
  const before = await times();
  await deliver(0.1);
  expect(await times()).toEqual(before);
  shop.clock.advance(CACHE_SECONDS * 1_000);
  expect((await times()).deliveries).toBe(before.deliveries + 1);
});

test('the delivery time is read again after a clock was ahead when it was cached', async () => {
  shop.clock.advance(60 * MINUTE);
  const before = await times();
  shop.clock.advance(-60 * MINUTE);
  await deliver(1);
  expect((await times()).deliveries).toBe(before.deliveries + 1);
});

test('ignores an order that was delivered before its time, because a clock was ahead when it was placed', async () => {
  shop.clock.advance(60 * MINUTE);
  const { _id } = await orderFor(shop, await shop.signUp());
  shop.clock.advance(-60 * MINUTE);
  const before = await times();
  await moveTo(shop, await shop.signInAdmin(), _id, 'delivered');
  await deliver(CACHE_SECONDS / 60);
  const { deliveries, last } = await times();
  expect(deliveries).toBe(before.deliveries + 1);
  expect(Math.min(...last)).toBeGreaterThanOrEqual(0);
});

test('browsers don’t cache the response: pages use it to check whether the shop can be reached', async () => {
  const { headers } = await shop.app.inject('/api/order/delivery-times');
  expect(headers['cache-control']).toBe('no-store');
});
