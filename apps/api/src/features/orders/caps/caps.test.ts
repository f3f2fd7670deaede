import type { AddressId, OrderId, ProductId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmEmailOf,
  fillCart,
  HOME,
  orderOf,
  type Person,
  startTestShop,
  stockOf,
  stockProduct,
  type TestShop,
} from '../../../testing/index.ts';
import { type KillableShop, startKillableShop } from '../../payments/testing/killable-shop.ts';
import { moveTo } from '../testing/order-for.ts';

const CAPS = {
  CAP_CASH_ORDERS: '4',
  CAP_CASH_ORDERS_UNCONFIRMED: '2',
  CAP_UNITS: '30',
  CAP_UNITS_UNCONFIRMED: '10',
  CAP_ORDERS_PER_ADDRESS: '5',
  CAP_UNITS_PER_ADDRESS: '20',
};

/** A stock so low that the caps are more than half of it. */
const STOCK = 19;

let shop: TestShop;
let tea: ProductId;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop(CAPS);
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ productId: tea } = await stockProduct(shop.db, { stock: STOCK }));
  asha = await shop.signUp();
});

const order = async (as: Person, quantity = 1, from?: string) => {
  const form = await fillCart(shop, as, [{ productId: tea, quantity }]);
  return shop.send('placeCashOrder', form, { as, ...(from === undefined ? {} : { from }) });
};

describe('unpaid cash orders', () => {
  test('are few for an account whose email isn’t confirmed, which is told what to do', async () => {
    expect((await order(asha)).status).toBe(200);
    expect((await order(asha)).status).toBe(200);
    const third = await order(asha);
    expect(third).toMatchObject({ status: 409, body: { code: 'TOO_MUCH_UNPAID' } });
    expect(third.body.message).toBe(
      'You have 2 unpaid orders on their way. Confirm your email to order more: the link is in the email we sent you. Pay online, or wait for one to arrive',
    );
    expect(await stockOf(shop.db, tea)).toBe(STOCK - 2);
    await confirmEmailOf(shop, asha);
    expect((await order(asha)).status).toBe(200);
    expect((await order(asha)).status).toBe(200);
    expect((await order(asha)).body.message).toBe(
      'You have 4 unpaid orders on their way. Pay online, or wait for one to arrive',
    );
  });

  test('don’t count after they arrived or were cancelled', async () => {
    const { body } = await order(asha);
    await order(asha);
    expect((await order(asha)).status).toBe(409);
    const { _id } = body['data'] as { _id: OrderId };
    await shop.call('cancelMyOrder', { _id }, { as: asha });
    const next = await shop.send('placeCashOrder', await cartOf(asha), { as: asha });
    expect(next.status).toBe(200);
    expect((await order(asha)).status).toBe(409);
    const arrived = next.body['data'] as { _id: OrderId };
    await moveTo(shop, await shop.signInAdmin(), arrived._id, 'delivered');
    expect((await shop.send('placeCashOrder', await cartOf(asha), { as: asha })).status).toBe(200);
  });

  test('the same order sent again is the same order, at the cap too', async () => {
    await order(asha);
    const form = await fillCart(shop, asha, [{ productId: tea, quantity: 1 }]);
    const first = await shop.send('placeCashOrder', form, { as: asha });
    const again = await shop.send('placeCashOrder', form, { as: asha });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body['data']).toEqual(first.body['data']);
  });

  test('stay below the cap though an account orders in many windows at once', async () => {
    await order(asha);
    // Each one adds to the shared cart, and orders its contents.
    const responses = await Promise.all(Array.from({ length: 10 }, () => order(asha)));
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const { orders } = await shop.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .where('user_id', '=', asha.userId)
      .executeTakeFirstOrThrow();
    expect(Number(orders)).toBeLessThanOrEqual(2);
  });
});

async function cartOf(as: Person) {
  const { data } = await shop.call('getCart', undefined, { as });
  const { data: addresses } = await shop.call('getAddresses', undefined, { as });
  return orderOf(data, addresses[0]?._id as AddressId);
}

describe('units of one product', () => {
  test('in unpaid orders are few for an unconfirmed account, whichever way it pays', async () => {
    expect((await order(asha, 6)).status).toBe(200);
    const cash = await order(asha, 5);
    expect(cash.status).toBe(409);
    expect(cash.body.message).toMatch(
      /^At most 10 of .* can be in unpaid orders, and 6 have already been ordered\./,
    );
    const card = await shop.send('checkout', await cartOf(asha), { as: asha });
    expect(card).toMatchObject({ status: 409, body: { code: 'TOO_MUCH_UNPAID' } });
    expect(await stockOf(shop.db, tea)).toBe(STOCK - 6);
    await confirmEmailOf(shop, asha);
    expect((await shop.send('placeCashOrder', await cartOf(asha), { as: asha })).status).toBe(200);
  });
});

test('half of a plentiful product can be held, whatever the cap', async () => {
  ({ productId: tea } = await stockProduct(shop.db, { stock: 80 }));
  expect((await order(asha, 40)).status).toBe(200);
  expect((await order(asha, 1)).body.message).toMatch(/^At most 40 of /);
});

describe('unconfirmed accounts of one address', () => {
  const FROM = '203.0.113.9';

  beforeEach(async () => {
    ({ productId: tea } = await stockProduct(shop.db, { stock: 36 }));
  });

  test('share a cap of orders and of units; confirmed ones and other addresses don’t count', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
    const [one, two, three, four] = people as [Person, Person, Person, Person];
    expect((await order(one, 8, FROM)).status).toBe(200);
    expect((await order(two, 8, FROM)).status).toBe(200);
    expect((await order(three, 8, FROM)).body.message).toContain('16 have already been ordered');
    expect(
      (await shop.send('placeCashOrder', await cartOf(three), { as: three, from: '203.0.113.10' })).status,
    ).toBe(200);
    await confirmEmailOf(shop, four);
    expect((await order(four, 8, FROM)).status).toBe(200);
  });

  test('stay below the cap if they order at the same time, in two processes', async () => {
    const other: KillableShop = await startKillableShop({
      ...CAPS,
      DATABASE_URL: shop.config.databaseUrl ?? '',
      DATA_DIR: shop.config.dataDir,
      TRUSTED_PROXIES: 'loopback',
    });
    const people = await Promise.all(Array.from({ length: 16 }, () => shop.signUp()));
    const forms = await Promise.all(
      people.map(async (as) => ({ as, form: await fillCart(shop, as, [{ productId: tea }]) })),
    );
    const from = '203.0.113.77';
    const statuses = await Promise.all(
      forms.map(async ({ as, form }, n) => {
        if (n % 2 === 0) return (await shop.send('placeCashOrder', form, { as, from })).status;
        const response = await fetch(`${other.url()}/api/order/cash-on-delivery`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': from,
            authorization: `Bearer ${as.accessToken}`,
          },
          body: JSON.stringify(form),
        });
        return response.status;
      }),
    );
    await other.end();
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(11);
  });

  test('share it whichever ports a proxy adds to their address', async () => {
    const statuses = [];
    for (let n = 1; n <= 6; n += 1)
      statuses.push((await order(await shop.signUp(), 1, `203.0.113.90:${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  });

  test('that all seem to come from this machine are not counted together: it must be a proxy', async () => {
    for (let n = 0; n < 7; n += 1) expect((await order(await shop.signUp())).status).toBe(200);
  });
});

describe('a cash order', () => {
  const to = async (mobile: string) => {
    const form = await fillCart(shop, asha, [{ productId: tea }]);
    const { data } = await shop.call('createAddress', { ...HOME, mobile }, { as: asha });
    return { ...form, addressId: data._id };
  };

  test.each(['0000000000', '1234567890', '5999999999'])(
    'needs a number that can be called: not %s',
    async (mobile) => {
      const refused = await shop.refused('placeCashOrder', await to(mobile), { as: asha });
      expect(refused).toMatchObject({ status: 400, field: 'addressId' });
      expect(refused.message).toContain(mobile);
      expect(await stockOf(shop.db, tea)).toBe(STOCK);
    },
  );

  test('is accepted with a real one', async () => {
    expect((await shop.send('placeCashOrder', await to('6000000001'), { as: asha })).status).toBe(200);
  });
});

test('the order desk says how close to the cap a customer is', async () => {
  await order(asha);
  await order(asha);
  const admin = await shop.signInAdmin();
  const { data } = await shop.call('getDeskOrders', { status: 'pending', limit: 100 } as never, {
    as: admin,
  });
  const mine = data.filter(({ customerStanding }) => customerStanding.unpaidOrders === 2);
  expect(mine.length).toBeGreaterThanOrEqual(2);
  expect(mine[0]?.customerStanding).toEqual({
    isConfirmed: false,
    unpaidOrders: 2,
    unpaidOrdersMost: 2,
    networkOrders: 0,
    networkOrdersMost: 5,
  });
});

test('the order desk says how many unpaid orders come from the same address', async () => {
  const from = '203.0.113.99';
  const [one, two, three] = (await Promise.all([1, 2, 3].map(() => shop.signUp()))) as [
    Person,
    Person,
    Person,
  ];
  await confirmEmailOf(shop, three);
  const ids: string[] = [];
  for (const [as, at] of [
    [one, from],
    [two, from],
    [three, from],
    [two, '203.0.113.98'],
  ] as const) {
    ids.push(((await order(as, 1, at)).body['data'] as { _id: string })._id);
  }
  const { data } = await shop.call('getDeskOrders', { status: 'pending', limit: 100 } as never, {
    as: await shop.signInAdmin(),
  });
  const networkOrders = ids.map((id) => data.find(({ _id }) => _id === id)?.customerStanding.networkOrders);
  expect(networkOrders).toEqual([2, 2, 0, 1]);
});
