import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, placeOrder, startTestShop, stockProduct, type TestShop } from '../../testing/index.ts';

let shop: TestShop;
let asha: Person;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  asha = await shop.signUp();
});

async function orderOne(as: Person): Promise<string> {
  const { productId } = await stockProduct(shop.db);
  return (await placeOrder(shop, as, [{ productId }]))._id;
}

describe('the list of orders', () => {
  test('is empty at first', async () => {
    expect(await shop.call('getOrders', undefined, { as: asha })).toMatchObject({
      data: [],
      page: 1,
      totalCount: 0,
      totalNoPage: 0,
    });
  });

  test('has the newest first, page by page', async () => {
    const placed = [await orderOne(asha), await orderOne(asha), await orderOne(asha)];
    const first = await shop.call('getOrders', { page: 1, limit: 2 }, { as: asha });
    const second = await shop.call('getOrders', { page: 2, limit: 2 }, { as: asha });
    const third = await shop.call('getOrders', { page: 3, limit: 2 }, { as: asha });
    expect([...first.data, ...second.data].map((order) => order._id)).toEqual(placed.toReversed());
    expect(first).toMatchObject({ page: 1, totalCount: 3, totalNoPage: 2 });
    expect(third).toMatchObject({ data: [], page: 3, totalCount: 3 });
  });

  test('has only one’s own orders', async () => {
    const ravi = await shop.signUp('Ravi');
    await orderOne(ravi);
    expect((await shop.call('getOrders', undefined, { as: asha })).data).toEqual([]);
    expect(await shop.refused('getOrders')).toMatchObject({ status: 401 });
  });

  test('has pages of 1 to 100', async () => {
    for (const query of [{ limit: 0 }, { limit: 101 }, { page: 0 }, { page: 'x' }]) {
      expect(await shop.refused('getOrders', query, { as: asha })).toMatchObject({ status: 400 });
    }
  });
});
