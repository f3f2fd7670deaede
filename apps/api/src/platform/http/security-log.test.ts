import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';

let shop: TestShop;
let infos: MockInstance;
let warnings: MockInstance;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  infos = vi.spyOn(shop.log, 'info');
  warnings = vi.spyOn(shop.log, 'warn');
});

/** The security events in the log. */
const events = (spy: MockInstance): unknown[] =>
  spy.mock.calls.filter(([, message]) => message === 'Security event').map(([line]) => line as unknown);

test('a login is logged with its user, a failed one with its reason, and neither with a secret', async () => {
  const { email, password, userId } = await shop.signUp();
  await shop.send('login', { email, password });
  await shop.send('login', { email, password: 'not the password' });
  await expect
    .poll(() => events(infos))
    .toContainEqual({
      security: 'login',
      outcome: 'ok',
      status: 200,
      user: userId,
      address: '127.0.0.1',
    });
  await expect
    .poll(() => events(warnings))
    .toContainEqual({
      security: 'login',
      outcome: 'BAD_CREDENTIALS',
      status: 400,
      user: undefined,
      address: '127.0.0.1',
    });
  const text = JSON.stringify([...events(infos), ...events(warnings)]);
  for (const secret of [email, password, 'not the password']) expect(text).not.toContain(secret);
});

test('a shopper who makes an admin call is logged, for every such call', async () => {
  const asha = await shop.signUp();
  for (const call of ['getDeskFigures', 'listUsers', 'listUsers'] as const) {
    await shop.send(call, undefined, { as: asha });
  }
  const refused = (security: string) =>
    expect.objectContaining({ security, outcome: 'NO_PERMISSION', user: asha.userId }) as object;
  await expect
    .poll(() => events(warnings).slice(-3))
    .toEqual([refused('getDeskFigures'), refused('listUsers'), refused('listUsers')]);
});

test('a copied refresh token is logged, once, with the session that it ended', async () => {
  const { refreshToken } = await shop.signUp();
  const refresh = async (token: string) =>
    (await shop.send('refreshToken', { refreshToken: token })).body['data'];
  const { refreshToken: next } = (await refresh(refreshToken)) as { refreshToken: string };
  await refresh(next);
  warnings.mockClear();
  await refresh(refreshToken);
  await refresh(refreshToken);
  const { id: session } = await shop.db
    .selectFrom('sessions')
    .select('id')
    .where('ended_at', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(events(warnings)).toEqual([{ security: 'refreshToken', outcome: 'COPIED_TOKEN', session }]);
});

test('ordinary actions of shoppers are not logged', async () => {
  const asha = await shop.signUp();
  infos.mockClear();
  warnings.mockClear();
  await shop.send('getCart', undefined, { as: asha });
  await shop.send('getCart');
  await shop.send('login', { email: asha.email, password: asha.password });
  await expect.poll(() => events(infos)).toHaveLength(1);
  expect(events(warnings)).toEqual([]);
});
