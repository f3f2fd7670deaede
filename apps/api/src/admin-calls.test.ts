import { type Call, CALLS, type CallName, splitRoute } from '@jhola/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from './testing/index.ts';

/** Whatever the pages show: the server rejects every admin call from a user who isn't an admin. */

let shop: TestShop;
let shopper: Person;
let admin: Person;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
  shopper = await shop.signUp();
});
afterAll(() => shop.close());

const ADMIN_CALLS = (Object.entries(CALLS) as [CallName, Call][])
  .filter(([, { who }]) => who === 'admin')
  .map(([name]) => name);

/** The body is invalid, so a 401 or 403 shows that the caller is checked before the input. */
async function responseTo(name: CallName, accessToken: string | null) {
  const { method, path } = splitRoute(name);
  const authorization = accessToken === null ? {} : { authorization: `Bearer ${accessToken}` };
  const headers = { ...authorization, 'content-type': 'application/json' };
  const response = await shop.app.inject({
    method,
    url: path,
    headers,
    ...(method !== 'GET' && { payload: '{}' }),
  });
  return { status: response.statusCode, message: response.json<{ message?: string }>().message };
}

test('more than 25 calls are for admins', () => {
  expect(ADMIN_CALLS.length).toBeGreaterThan(25);
});

describe.each(ADMIN_CALLS)('%s', (name) => {
  test('is refused for shoppers and visitors', async () => {
    expect(await responseTo(name, shopper.accessToken)).toEqual({
      status: 403,
      message: 'Do not have permission',
    });
    expect(await responseTo(name, null)).toMatchObject({ status: 401 });
  });
});

test('a demoted admin is refused with their current token', async () => {
  const once = await shop.signUp();
  await shop.call('changeRole', { _id: once.userId, role: 'ADMIN' }, { as: admin });
  expect((await responseTo('listUsers', once.accessToken)).status).toBe(200);
  await shop.call('changeRole', { _id: once.userId, role: 'USER' }, { as: admin });
  expect((await responseTo('listUsers', once.accessToken)).status).toBe(403);
});
