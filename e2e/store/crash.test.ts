import { ApiError, NoResponseError } from '@jhola/contract/client';
import { expect, testOfStarts as test } from '../support/journey.ts';
import { postmasterOf } from '../support/processes.ts';
import { copySmallShop } from '../support/data-folder.ts';
import { apiOf, newShopper, orderCart, type Shopper } from '../support/api.ts';
import { makeDataDir, type RunningStore, startStore } from '../support/start-store.ts';

const SHOPPERS = 6;

let dataDir: string;
let remove: () => Promise<void>;
let store: RunningStore;

test.beforeAll(async () => {
  ({ dataDir, remove } = await makeDataDir());
  copySmallShop(dataDir);
  store = await startStore({ dataDir });
});
test.afterAll(async () => {
  await store.end('SIGTERM');
  await remove();
});

type Acknowledged = { readonly orderId: string; readonly productId: string };

/** Places orders until the shop dies; records the orders that the shop acknowledged. */
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
    // The shop has died, or is dying; any other error is a bug of the test.
    if (error instanceof NoResponseError) return;
    if (error instanceof ApiError && error.status === 503) return;
    throw error;
  }
}

test.describe('kill -9 in the middle of orders', () => {
  for (const [what, withDatabase] of [
    ['of the shop alone', false],
    ['of the shop and its database', true],
  ] as const) {
    test(`${what} loses no order that was acknowledged, and sells nothing twice`, async () => {
      const { data: products } = await apiOf(store.url)('getProducts', { limit: 100 });
      const wanted = products.filter(({ stock }) => stock > 100).slice(0, 2);
      const shoppers: Shopper[] = [];
      for (let n = 0; n < SHOPPERS; n += 1) shoppers.push(await newShopper(store.url));
      const acknowledged: Acknowledged[] = [];
      const shopping = shoppers.map((shopper, n) =>
        shopUntilGone(shopper, wanted[n % wanted.length]?._id ?? '', acknowledged),
      );
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(SHOPPERS);
      const database = await postmasterOf(dataDir);
      await store.end('SIGKILL');
      if (withDatabase) process.kill(database, 'SIGKILL');
      await Promise.all(shopping);

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
  }
});
