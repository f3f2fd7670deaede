/** The calls of the cart that send their statement within the statement that reads the session (decision E43). */
import { type CartLineId, makeId, type ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Caller,
  countLockWaits,
  gate,
  type Person,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../testing/index.ts';

let shop: TestShop;
let asha: Person;
let productId: ProductId;
let lineId: CartLineId;

beforeAll(async () => {
  shop = await startTestShop();
  ({ productId } = await stockProduct(shop.db));
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.signUp();
  const { data } = await shop.call('addToCart', { productId, quantity: 2 }, { as: asha });
  lineId = data._id as CartLineId;
});

/** The calls, each with valid input. */
const writes = () =>
  [
    ['addToCart', { productId }],
    ['addToCart', { productId, addId: makeId<'CartMerge'>(new Date()) }],
    ['changeQuantity', { _id: lineId, qty: 5 }],
    ['removeFromCart', { _id: lineId }],
  ] as const;

const invalid = [
  ['addToCart', { productId: 'none' }],
  ['changeQuantity', { qty: 0 }],
  ['removeFromCart', {}],
] as const;

/** Everything that is stored of Asha's cart. */
const stored = async ({ db }: TestShop = shop) => {
  const { rows } = await sql`
    select id, quantity, null as merge_id from cart_lines where user_id = ${asha.userId}
    union all select null, null, merge_id from cart_merges where user_id = ${asha.userId}`.execute(db);
  return rows;
};

const refresh = async (refreshToken: string) =>
  (await shop.call('refreshToken', { refreshToken })).data as { accessToken: string; refreshToken: string };

/** Ways in which a session ends. */
const ENDS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['logged out', () => shop.call('logout', undefined, { as: asha })],
  ['logged out everywhere', () => shop.call('logoutEverywhere', undefined, { as: asha })],
  ['deleted the account', () => shop.call('deleteAccount', { password: asha.password }, { as: asha })],
  [
    'was suspended',
    async () => shop.call('suspendUser', { _id: asha.userId }, { as: await shop.signInAdmin() }),
  ],
  [
    'changed the password on another device',
    async () => {
      const { data: other } = await shop.call('login', { email: asha.email, password: asha.password });
      const change = {
        currentPassword: asha.password,
        newPassword: 'a new one, 43',
        confirmPassword: 'a new one, 43',
      };
      await shop.call('changePassword', change, { as: { accessToken: other.accesstoken } });
    },
  ],
  [
    'had a token that was recalled, because its response was lost',
    async () => {
      const lost = await refresh(asha.refreshToken);
      shop.clock.advance(60_000);
      await refresh(asha.refreshToken);
      asha = { ...asha, ...lost };
    },
  ],
  ['had a token that has expired', async () => shop.clock.advance(16 * 60_000)],
];

describe.each(ENDS)('a shopper who %s', (_what, end) => {
  test('changes nothing, and is told so before anything else', async () => {
    await end();
    const before = await stored();
    const bearer = { accessToken: asha.accessToken };
    for (const as of [bearer, { cookies: bearer }] satisfies Caller[]) {
      for (const [call, input] of [...writes(), ...invalid, ['getCart', undefined] as const]) {
        const headers = { origin: shop.config.publicUrl };
        const refusal = await shop.refused(call, input, { as, headers });
        expect(refusal, call).toMatchObject({ status: 401, code: 'NO_SESSION' });
      }
    }
    expect(await stored()).toEqual(before);
  });
});

test('a page of another site changes nothing', async () => {
  const before = await stored();
  const as = { cookies: { accessToken: asha.accessToken } };
  for (const [call, input] of [...writes(), ...invalid]) {
    const headers = { origin: 'https://evil.test' };
    expect(await shop.refused(call, input, { as, headers }), call).toMatchObject({ code: 'FOREIGN_ORIGIN' });
  }
  expect(await stored()).toEqual(before);
});

test('a renewed session changes the cart once, at its first use too', async () => {
  const renewed = await refresh(asha.refreshToken);
  const { data } = await shop.call('addToCart', { productId }, { as: renewed });
  expect(data.quantity).toBe(3);
  const next = { cookies: { refreshToken: renewed.refreshToken } };
  const headers = { origin: shop.config.publicUrl };
  expect((await shop.call('addToCart', { productId }, { as: next, headers })).data.quantity).toBe(4);
});

test('a token that is recalled at its first use changes nothing', async () => {
  const renewed = await refresh(asha.refreshToken);
  const before = await stored();
  const [locked, commit] = [gate(), gate()];
  const recalling = shop.db.transaction().execute(async (tx) => {
    const ofAsha = sql`where user_id = ${asha.userId}`;
    await sql`select from sessions ${ofAsha} for update`.execute(tx);
    locked.resolve();
    await commit.promise;
    const recalledAt = new Date(shop.clock.now().getTime() + 60_000);
    await sql`update sessions set tokens_since = ${recalledAt} ${ofAsha}`.execute(tx);
  });
  await locked.promise;
  const adding = shop.refused('addToCart', { productId }, { as: renewed });
  await expect.poll(() => countLockWaits(shop.db)).toBe(1);
  commit.resolve();
  await recalling;
  expect(await adding).toMatchObject({ status: 401 });
  expect(await stored()).toEqual(before);
});

test('an admin who needs a second factor changes nothing', async () => {
  const admin = await shop.signInAdmin();
  await shop.call('changeRole', { _id: asha.userId, role: 'ADMIN' }, { as: admin });
  const before = await stored();
  const { adminSecondFactor } = shop.config;
  Object.assign(shop.config, { adminSecondFactor: 'required' });
  try {
    for (const [call, input] of [...writes(), ...invalid]) {
      const refusal = await shop.refused(call, input, { as: asha });
      expect(refusal, call).toMatchObject({ status: 403, code: 'SECOND_FACTOR_NEEDED' });
    }
  } finally {
    Object.assign(shop.config, { adminSecondFactor });
  }
  expect(await stored()).toEqual(before);
  expect((await shop.call('addToCart', { productId }, { as: asha })).data.quantity).toBe(3);
});

test('the same addition twice at the same time is counted once', async () => {
  const [locked, commit] = [gate(), gate()];
  const locking = shop.db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${asha.userId} for update`.execute(tx);
    locked.resolve();
    await commit.promise;
  });
  await locked.promise;
  const addition = { productId, addId: makeId<'CartMerge'>(new Date()) };
  const adding = [1, 2].map(() => shop.call('addToCart', addition, { as: asha }));
  await expect.poll(() => countLockWaits(shop.db)).toBe(2);
  commit.resolve();
  await locking;
  expect((await Promise.all(adding)).map(({ data }) => data.quantity)).toEqual([3, 3]);
});

describe('the statements of a call', () => {
  /** The tables in the texts of the statements that the work sends. */
  async function sentBy(work: () => Promise<unknown>): Promise<string[][]> {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await work();
      const texts = sent.mock.calls.map(([query]: unknown[]) => (query as { text?: string }).text ?? '');
      const tables = texts.map((text) => [...new Set(text.match(/"sessions"|cart_lines/g))].toSorted());
      return tables.filter((found) => found.length > 0);
    } finally {
      sent.mockRestore();
    }
  }
  const ONE = [['"sessions"', 'cart_lines']];

  test('that adds, reads, changes a quantity or removes are one, with the session’s', async () => {
    for (const [call, input] of [['getCart', undefined] as const, ...writes()]) {
      expect(await sentBy(() => shop.call(call, input as never, { as: asha })), call).toEqual(ONE);
    }
  });

  test('with invalid input only read the session', async () => {
    for (const [call, input] of invalid) {
      expect(await sentBy(() => shop.refused(call, input, { as: asha })), call).toEqual([['"sessions"']]);
    }
  });

  test('without a session, or with a forged token, are none', async () => {
    for (const [call, input] of writes()) {
      expect(await sentBy(() => shop.refused(call, input)), call).toEqual([]);
      const as = { accessToken: 'forged' };
      expect(await sentBy(() => shop.refused(call, input, { as })), call).toEqual([]);
    }
  });

  test('of an admin are two', async () => {
    const admin = await shop.signInAdmin();
    const adding = () => shop.call('addToCart', { productId }, { as: admin });
    expect(await sentBy(adding)).toEqual([...ONE, ['cart_lines']]);
  });
});

describe('in a shop of its own', () => {
  let own: TestShop;
  let tea: ProductId;
  beforeAll(async () => {
    own = await startTestShop({}, { logsErrors: true });
    ({ productId: tea } = await stockProduct(own.db));
  });
  afterAll(() => own.close());
  const add = (as: Person) => own.send('addToCart', { productId: tea }, { as });

  test('an addition after a migration that changed its columns is made once', async () => {
    const ravi = await own.signUp();
    // From the third time on it is a prepared statement.
    for (let n = 0; n < 5; n += 1) await add(ravi);
    await sql`alter table cart_lines alter column added_unit_paise type bigint`.execute(own.db);
    expect((await add(ravi)).body).toMatchObject({ data: { quantity: 6 } });
  });

  test('while the database is read-only, only a session that has ended is a 401', async () => {
    const [open, ended] = [await own.signUp(), await own.signUp()];
    await own.call('logout', undefined, { as: ended });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const name = sql.id(rows[0]?.name ?? '');
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(own.db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(own.db);
    await expect.poll(async () => (await add(open)).body.message).toContain('can’t save anything');
    await expect.poll(async () => (await add(ended)).status).toBe(401);
  });
});
