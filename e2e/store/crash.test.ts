import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, NoAnswerError } from '@jhola/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, newShopper, orderCart, type Shopper } from '../support/api.ts';
import { makeDataDir, type RunningStore, startStore } from '../support/start-store.ts';

const SHOPPERS = 6;

let dataDir: string;
let remove: () => Promise<void>;
let store: RunningStore;

beforeAll(async () => {
  ({ dataDir, remove } = await makeDataDir());
  store = await startStore({ dataDir });
});
afterAll(async () => {
  await store.end('SIGTERM');
  await remove();
});

type Acknowledged = { readonly orderId: string; readonly productId: string };

/** Orders one thing after another until the shop is gone; what the shop acknowledged is noted. */
async function shopUntilGone(
  shopper: Shopper,
  productId: string,
  acknowledged: Acknowledged[],
): Promise<void> {
  try {
    for (;;) {
      await shopper.api('addToCart', { productId });
      const { data } = await orderCart(shopper);
      acknowledged.push({ orderId: data.orderId, productId });
    }
  } catch (error) {
    // The shop has died, or is dying; anything else is a fault of the test.
    if (error instanceof NoAnswerError) return;
    if (error instanceof ApiError && error.status === 503) return;
    throw error;
  }
}

async function postmaster(): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

describe('kill -9 in the middle of orders', () => {
  it.each([
    ['of the shop alone', false],
    ['of the shop and its database', true],
  ])('%s loses no order that was acknowledged, and sells nothing twice', async (_what, withDatabase) => {
    const { data: products } = await apiOf(store.url)('getProducts', { limit: 100 });
    const wanted = products.filter(({ stock }) => stock > 100).slice(0, 2);
    const shoppers: Shopper[] = [];
    for (let n = 0; n < SHOPPERS; n += 1) shoppers.push(await newShopper(store.url));
    const acknowledged: Acknowledged[] = [];
    const shopping = shoppers.map((shopper, n) =>
      shopUntilGone(shopper, wanted[n % wanted.length]?._id ?? '', acknowledged),
    );
    await wait(1_500);
    const database = await postmaster();
    await store.end('SIGKILL');
    if (withDatabase) process.kill(database, 'SIGKILL');
    await Promise.all(shopping);
    expect(acknowledged.length).toBeGreaterThan(SHOPPERS);

    store = await startStore({ dataDir });
    const ordered: { orderId: string; productId: string | null; quantity: number }[] = [];
    for (const { email, password } of shoppers) {
      const { data: tokens } = await apiOf(store.url)('login', { email, password });
      const { data: orders } = await apiOf(store.url, tokens.accesstoken)('getOrders', {});
      for (const { orderId, items } of orders) ordered.push(...items.map((item) => ({ ...item, orderId })));
    }
    const kept = new Set(ordered.map(({ orderId }) => orderId));
    expect(acknowledged.filter(({ orderId }) => !kept.has(orderId))).toEqual([]);
    for (const { _id, stock } of wanted) {
      const sold = ordered
        .filter(({ productId }) => productId === _id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const { data: after } = await apiOf(store.url)('getProduct', { productId: _id });
      expect(after.stock).toBe(stock - sold);
    }
  });
});
