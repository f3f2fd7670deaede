import { makeId, type Role } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Person,
  placeOrder,
  repetitions,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../../testing/index.ts';

let shop: TestShop;
let admin: Person;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

const setRole = (person: Person, role: Role) =>
  shop.call('changeRole', { _id: person.userId, role }, { as: admin });

const suspend = (person: Person, as = admin) => shop.call('suspendUser', { _id: person.userId }, { as });
const reinstate = (person: Person) => shop.call('reinstateUser', { _id: person.userId }, { as: admin });
const isIn = async (as: Person) => (await shop.send('userDetails', undefined, { as })).status === 200;

describe('a suspended account', () => {
  test('is logged out at once, can’t refresh or log in, and is told why', async () => {
    const person = await shop.signUp('Meena');
    expect(await isIn(person)).toBe(true);
    expect(await suspend(person)).toMatchObject({
      message: 'Meena is suspended and was logged out',
      data: { status: 'Suspended' },
    });
    expect((await shop.refused('userDetails', undefined, { as: person })).status).toBe(401);
    const { refreshToken } = person;
    expect((await shop.refused('refreshToken', { refreshToken })).status).toBe(401);
    expect(await shop.refused('login', { email: person.email, password: person.password })).toMatchObject({
      status: 403,
      code: 'ACCOUNT_SUSPENDED',
      message: 'This account is suspended. Please contact the shop',
    });
    const wrong = { email: person.email, password: 'not the one' };
    expect((await shop.refused('login', wrong)).code).toBe('BAD_CREDENTIALS');
  });

  test('logs in again once it is reinstated; its old sessions stay ended', async () => {
    const person = await shop.signUp('Meena');
    await suspend(person);
    expect(await reinstate(person)).toMatchObject({
      message: 'Meena can log in again',
      data: { status: 'Active' },
    });
    expect(await isIn(person)).toBe(false);
    await shop.call('login', { email: person.email, password: person.password });
  });

  test('keeps its open orders', async () => {
    const person = await shop.signUp('Meena');
    const { productId } = await stockProduct(shop.db);
    const order = await placeOrder(shop, person, [{ productId }]);
    await suspend(person);
    const move = { _id: order._id, from: 'pending', to: 'processing' } as const;
    expect((await shop.call('moveOrder', move, { as: admin })).data.status).toBe('processing');
  });

  test('is recorded in the history, once per change', async () => {
    const person = await shop.signUp('Meena');
    await suspend(person);
    await suspend(person);
    await reinstate(person);
    const of = { entity: 'user', entityId: person.userId } as const;
    const { data } = await shop.call('listChanges', of, { as: admin });
    expect(data.map(({ before, after }) => [before, after])).toEqual([
      [{ status: 'Suspended' }, { status: 'Active' }],
      [{ status: 'Active' }, { status: 'Suspended' }],
    ]);
  });
});

describe('suspending an account', () => {
  test('is refused for the admin’s own account, and for one that doesn’t exist', async () => {
    expect(await shop.refused('suspendUser', { _id: admin.userId }, { as: admin })).toMatchObject({
      status: 409,
      code: 'OWN_ACCOUNT',
    });
    expect(await isIn(admin)).toBe(true);
    const unknown = { _id: makeId(new Date()) };
    expect((await shop.refused('suspendUser', unknown, { as: admin })).status).toBe(404);
  });

  test('succeeds for only one of two admins who suspend each other at the same time', async () => {
    for (let round = 0; round < repetitions(200); round += 1) {
      const [one, two] = [await shop.signUp('One'), await shop.signUp('Two')];
      await setRole(one, 'ADMIN');
      await setRole(two, 'ADMIN');
      const responses = await Promise.all([
        shop.send('suspendUser', { _id: two.userId }, { as: one }),
        shop.send('suspendUser', { _id: one.userId }, { as: two }),
      ]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([await isIn(one), await isIn(two)].filter(Boolean)).toHaveLength(1);
      for (const person of [one, two]) await setRole(person, 'USER');
    }
  });
});
