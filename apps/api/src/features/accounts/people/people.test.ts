import { makeId, type Role } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fillCart,
  type Person,
  repetitions,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../../testing/index.ts';

let shop: TestShop;
let admin: Person;
let ravi: Person;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
  await shop.signUp('Asha Rao');
  ravi = await shop.signUp('Ravi 100%');
});
afterAll(() => shop.close());

const list = (input: object = {}) => shop.call('listUsers', input, { as: admin });
const names = async (input: object = {}) => (await list(input)).data.map((person) => person.name);
const setRole = (person: Person, role: Role, as = admin) =>
  shop.call('changeRole', { _id: person.userId, role }, { as });
const rolesOf = async () => (await list({ role: 'ADMIN' })).data.map((person) => person._id);

describe('the list of users', () => {
  test('has the newest first, without secrets', async () => {
    const response = await list();
    expect(response.data.map((person) => person.name)).toEqual(['Ravi 100%', 'Asha Rao', 'Shopkeeper']);
    expect(response).toMatchObject({ totalCount: 3, next: null });
    expect(JSON.stringify(response)).not.toMatch(/hash|argon/);
  });

  test.each([
    ['asha', ['Asha Rao']],
    ['ADMIN@JHOLA', ['Shopkeeper']],
    ['@jhola.test', ['Ravi 100%', 'Asha Rao', 'Shopkeeper']],
    ['0%', ['Ravi 100%']],
    ['asha%20rao', ['Asha Rao']],
    ['\u0000', ['Ravi 100%', 'Asha Rao', 'Shopkeeper']],
    ['_', []],
    [String.raw`\%`, []],
    ["' or 1=1 --", []],
  ])('finds by a part of name or email: %s', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
    expect((await list({ search })).totalCount).toBe(expected.length);
  });

  test.each(['45012', '98450 12345', '98450-12', '+91 98450 12345', '098450\u00a012345', '98450\u201312345'])(
    'finds by mobile number: %j',
    async (search) => {
      await shop.call(
        'updateUser',
        { name: ravi.name, email: ravi.email, mobile: '9845012345' },
        { as: ravi },
      );
      expect(await names({ search })).toEqual(['Ravi 100%']);
    },
  );

  test('continues where a page ended, within the search', async () => {
    const first = await list({ search: '@jhola.test', limit: 2 });
    expect(first).toMatchObject({ totalCount: 3 });
    expect(await names({ search: '@jhola.test', limit: 2, after: first.next })).toEqual(['Shopkeeper']);
  });

  test('counts the orders that were placed', async () => {
    const { productId } = await stockProduct(shop.db);
    await shop.call('placeCashOrder', await fillCart(shop, ravi, [{ productId }]), { as: ravi });
    expect((await list({ search: 'ravi' })).data[0]).toMatchObject({ orders: 1, role: 'USER' });
    await shop.db.updateTable('orders').set({ status: 'abandoned' }).execute();
    expect((await list({ search: 'ravi' })).data[0]?.orders).toBe(0);
  });

  test('and roles are for admins', async () => {
    for (const name of ['listUsers', 'changeRole'] as const) {
      expect(await shop.refused(name, {})).toMatchObject({ status: 401 });
      expect(await shop.refused(name, {}, { as: ravi })).toMatchObject({
        status: 403,
        message: 'Do not have permission',
      });
    }
  });
});

describe('a role', () => {
  test('takes effect at once on open sessions, when it is given and when it is taken away', async () => {
    expect(await shop.send('listUsers', {}, { as: ravi })).toMatchObject({ status: 403 });
    expect(await setRole(ravi, 'ADMIN')).toMatchObject({
      message: 'Ravi 100% is an admin now',
      data: { role: 'ADMIN' },
    });
    expect(await shop.send('listUsers', {}, { as: ravi })).toMatchObject({ status: 200 });
    await setRole(ravi, 'USER');
    expect(await shop.send('listUsers', {}, { as: ravi })).toMatchObject({ status: 403 });
  });

  test('is recorded when it changes, and only then', async () => {
    const another = await shop.signUp('Meena');
    await setRole(another, 'ADMIN');
    await setRole(another, 'ADMIN');
    await setRole(another, 'USER');
    const of = { entity: 'user', entityId: another.userId } as const;
    const { data } = await shop.call('listChanges', of, { as: admin });
    expect(data.map(({ entityName, before, after }) => [entityName, before, after])).toEqual([
      ['Meena', { role: 'ADMIN' }, { role: 'USER' }],
      ['Meena', { role: 'USER' }, { role: 'ADMIN' }],
    ]);
  });

  test('of the last admin can’t be taken away', async () => {
    expect(
      await shop.refused('changeRole', { _id: admin.userId, role: 'USER' }, { as: admin }),
    ).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
    expect(await rolesOf()).toEqual([admin.userId]);
  });

  test('of an unknown or deleted account is not found, and an unknown role is refused', async () => {
    const former = await shop.signUp();
    await shop.call('deleteAccount', { password: former.password }, { as: former });
    for (const _id of [makeId(new Date()), former.userId]) {
      const change = { _id, role: 'ADMIN' };
      expect(await shop.refused('changeRole', change, { as: admin })).toMatchObject({ status: 404 });
    }
    const odd = { _id: ravi.userId, role: 'OWNER' };
    expect(await shop.refused('changeRole', odd, { as: admin })).toMatchObject({ status: 400 });
  });

  test('remains with one of two admins who demote each other at the same time', async () => {
    for (let round = 0; round < repetitions(200); round += 1) {
      await setRole(ravi, 'ADMIN');
      const responses = await Promise.all([
        shop.send('changeRole', { _id: ravi.userId, role: 'USER' }, { as: admin }),
        shop.send('changeRole', { _id: admin.userId, role: 'USER' }, { as: ravi }),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      const left = await shop.db.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
      expect(left).toHaveLength(1);
      if (left[0]?.id === ravi.userId) await setRole(admin, 'ADMIN', ravi);
      await setRole(ravi, 'USER');
    }
  });

  test('remains with one of two admins who demote themselves at the same time', async () => {
    await setRole(ravi, 'ADMIN');
    const responses = await Promise.all([
      shop.send('changeRole', { _id: admin.userId, role: 'USER' }, { as: admin }),
      shop.send('changeRole', { _id: ravi.userId, role: 'USER' }, { as: ravi }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(shop.log.faults).toEqual([]);
  });
});
