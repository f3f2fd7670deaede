import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, repetitions, startTestShop, type TestShop } from '../../../testing/index.ts';
import { cookiesOf } from '../testing/mail-and-cookies.ts';

let shop: TestShop;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop({ ALLOWED_ORIGINS: 'https://app.jhola.test' }, { logsErrors: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.signUp();
});

const refresh = (refreshToken: string) => shop.send('refreshToken', { refreshToken });
/** Sends a refresh again, as clients do, if it waited too long for a connection on a busy machine. */
async function refreshUnlessBusy(refreshToken: string): ReturnType<typeof refresh> {
  const response = await refresh(refreshToken);
  return response.status === 503 ? refreshUnlessBusy(refreshToken) : response;
}
/** Meanwhile the disk of the database is full, for changes of sessions. */
async function withFullDisk({ db }: TestShop, work: () => Promise<void>): Promise<void> {
  await sql`create function refuse_write() returns trigger language plpgsql
    as $$ begin raise sqlstate '53100' using message = 'No space left on device'; end $$`.execute(db);
  await sql`create trigger full_disk before update on sessions execute function refuse_write()`.execute(db);
  try {
    await work();
  } finally {
    await sql`drop function refuse_write() cascade`.execute(db);
  }
}

const details = (accessToken: string) => shop.send('userDetails', undefined, { as: { accessToken } });

describe('an access token', () => {
  test('gives access to one’s own data for fifteen minutes', async () => {
    expect((await details(asha.accessToken)).status).toBe(200);
    shop.clock.advance(16 * 60_000);
    expect((await details(asha.accessToken)).status).toBe(401);
  });

  test.each(['forged', 'a.b.c', `${'x'.repeat(3_000)}`])('that is forged gives no access', async (token) => {
    expect(await shop.refused('userDetails', undefined, { as: { accessToken: token } })).toMatchObject({
      status: 401,
      code: 'NO_SESSION',
    });
  });

  test('counts as none if a client without one sends the placeholder', async () => {
    const headers = { authorization: 'Bearer null' };
    const cookies = { accessToken: asha.accessToken };
    expect((await shop.send('userDetails', undefined, { headers })).status).toBe(401);
    expect((await shop.send('userDetails', undefined, { headers, as: { cookies } })).status).toBe(200);
  });
});

describe('refreshing', () => {
  test('returns new tokens that work, under both of their names', async () => {
    const { status, body } = await refresh(asha.refreshToken);
    const data = body['data'] as { accessToken: string; accesstoken: string; refreshToken: string };
    expect(status).toBe(200);
    expect(data.accessToken).toBe(data.accesstoken);
    expect(data.refreshToken).not.toBe(asha.refreshToken);
    expect((await details(data.accessToken)).status).toBe(200);
  });

  test('uses the token of the cookie rather than the one of the body', async () => {
    const as = { cookies: { refreshToken: asha.refreshToken } };
    expect((await shop.send('refreshToken', { refreshToken: 'old' }, { as })).status).toBe(200);
    expect(
      (await shop.send('refreshToken', undefined, { as: { accessToken: asha.refreshToken } })).status,
    ).toBe(200);
  });

  test('with a token that was used a moment ago is treated as a lost response', async () => {
    await refresh(asha.refreshToken);
    const again = await refresh(asha.refreshToken);
    expect(again.status).toBe(200);
    expect((await details((again.body['data'] as { accessToken: string }).accessToken)).status).toBe(200);
  });

  test('eighty times at the same time with one token creates one successor', async () => {
    const responses = await Promise.all(
      Array.from({ length: 80 }, () => refreshUnlessBusy(asha.refreshToken)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(80).fill(200));
    const successors = new Set(
      responses.map(({ body }) => (body['data'] as { refreshToken: string }).refreshToken),
    );
    expect(successors.size).toBe(1);
    const { count } = await shop.db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('sessions.user_id', '=', asha.userId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });

  test('with a token that was copied a moment ago ends the session once both holders have used it', async () => {
    const tokensOf = ({ body }: { body: Record<string, unknown> }) =>
      body['data'] as { accessToken: string; refreshToken: string };
    const owners = tokensOf(await refresh(asha.refreshToken));
    const thiefs = tokensOf(await refresh(asha.refreshToken));
    shop.clock.advance(15 * 60_000);
    const next = tokensOf(await refresh(owners.refreshToken));
    await details(next.accessToken);
    shop.clock.advance(60_000);
    expect((await refresh(thiefs.refreshToken)).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
  });

  test('with a token whose successor is in use ends the session at once', async () => {
    const { refreshToken } = (await refresh(asha.refreshToken)).body['data'] as { refreshToken: string };
    const next = await refresh(refreshToken);
    expect((await refresh(asha.refreshToken)).status).toBe(401);
    const { accessToken } = next.body['data'] as { accessToken: string };
    expect((await details(accessToken)).status).toBe(401);
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a page of another subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('is refused to %s that is authenticated by cookies, and uses up no token', async (_from, headers) => {
    const as = { cookies: { refreshToken: asha.refreshToken } };
    const response = await shop.send('refreshToken', undefined, { as, headers: { ...headers } });
    expect(response).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' }, cookies: [] });
    const own = { refreshToken: (await shop.signUp()).refreshToken };
    expect((await shop.send('refreshToken', own, { headers: { ...headers } })).status).toBe(200);
    shop.clock.advance(11_000);
    const allowed = { origin: 'https://app.jhola.test' };
    expect((await shop.send('refreshToken', undefined, { as, headers: allowed })).status).toBe(200);
  });

  describe('with a token whose response was lost', () => {
    const HOUR_MS = 60 * 60_000;
    type Tokens = { readonly accessToken: string; readonly refreshToken: string };
    const tokensOf = ({ body }: { body: Record<string, unknown> }) => body['data'] as Tokens;
    const unusedSince = async () =>
      (
        await shop.db
          .selectFrom('sessions')
          .select('unused_since')
          .where('user_id', '=', asha.userId)
          .executeTakeFirstOrThrow()
      ).unused_since;

    test.each([
      ['a minute', 60_000],
      ['most of a day', 23 * HOUR_MS],
    ])('%s later gets the same successor, which goes on', async (_later, ms) => {
      const lost = tokensOf(await refresh(asha.refreshToken));
      shop.clock.advance(ms);
      const again = tokensOf(await refresh(asha.refreshToken));
      expect(again.refreshToken).toBe(lost.refreshToken);
      expect((await details(again.accessToken)).status).toBe(200);
      expect((await refresh(again.refreshToken)).status).toBe(200);
    });

    test('more than a day later ends the session', async () => {
      await refresh(asha.refreshToken);
      shop.clock.advance(24 * HOUR_MS + 1_000);
      expect((await refresh(asha.refreshToken)).status).toBe(401);
    });

    test('recalls the access tokens of the response that was lost', async () => {
      const lost = tokensOf(await refresh(asha.refreshToken));
      shop.clock.advance(60_000);
      const again = tokensOf(await refresh(asha.refreshToken));
      expect((await details(lost.accessToken)).status).toBe(401);
      expect((await details(again.accessToken)).status).toBe(200);
    });

    test.each(['accessToken', 'refreshToken'] as const)(
      'ends the session for whoever holds it if the %s of the response was used',
      async (which) => {
        const next = tokensOf(await refresh(asha.refreshToken));
        await (which === 'accessToken' ? details(next.accessToken) : refresh(next.refreshToken));
        shop.clock.advance(11_000);
        expect((await refresh(asha.refreshToken)).status).toBe(401);
        expect((await refresh(next.refreshToken)).status).toBe(401);
        expect((await details(next.accessToken)).status).toBe(401);
      },
    );

    test('still counts as lost after an access token from before the renewal is used', async () => {
      shop.clock.advance(60_000);
      await refresh(asha.refreshToken);
      expect((await details(asha.accessToken)).status).toBe(200);
      shop.clock.advance(60_000);
      expect((await refresh(asha.refreshToken)).status).toBe(200);
    });

    test('eighty times at once, late, has one successor', async () => {
      const lost = tokensOf(await refresh(asha.refreshToken));
      shop.clock.advance(60_000);
      const responses = await Promise.all(
        Array.from({ length: 80 }, () => refreshUnlessBusy(asha.refreshToken)),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(80).fill(200));
      expect(new Set(responses.map((response) => tokensOf(response).refreshToken))).toEqual(
        new Set([lost.refreshToken]),
      );
    });

    test('and the use of its access token, at the same time: at most one holder stays signed in', async () => {
      for (let round = 0; round < repetitions(40); round += 1) {
        const victim = await shop.signUp();
        const lost = tokensOf(await refresh(victim.refreshToken));
        shop.clock.advance(60_000);
        const [used, again] = await Promise.all([details(lost.accessToken), refresh(victim.refreshToken)]);
        // Used before the token was sent again: it was a copy, and the session ends. After: what was used is recalled.
        expect([used.status, again.status]).not.toEqual([200, 200]);
        expect([used.status, again.status]).toContain(401);
      }
    });

    test('is recorded once, and never for a token that was recalled', async () => {
      const lost = tokensOf(await refresh(asha.refreshToken));
      shop.clock.advance(60_000);
      const again = tokensOf(await refresh(asha.refreshToken));
      await details(lost.accessToken);
      expect(await unusedSince()).not.toBeNull();
      await details(again.accessToken);
      expect(await unusedSince()).toBeNull();
    });

    test('and a server clock that was ahead meanwhile: the next renewal opens the session', async () => {
      const TEN_HOURS_MS = 10 * HOUR_MS;
      await refresh(asha.refreshToken);
      shop.clock.advance(TEN_HOURS_MS);
      const again = tokensOf(await refresh(asha.refreshToken));
      shop.clock.advance(-TEN_HOURS_MS);
      const next = tokensOf(await refresh(again.refreshToken));
      expect((await details(next.accessToken)).status).toBe(200);
    });

    test('reads work while its use can’t be recorded', async () => {
      const next = tokensOf(await refresh(asha.refreshToken));
      await withFullDisk(shop, async () => {
        expect((await details(next.accessToken)).status).toBe(200);
        expect((await refresh(next.refreshToken)).status).toBe(503);
      });
      expect(await unusedSince()).not.toBeNull();
      expect((await details(next.accessToken)).status).toBe(200);
      expect(await unusedSince()).toBeNull();
    });
  });

  test('without a token, or with a forged one, ends in 401', async () => {
    expect((await shop.send('refreshToken')).status).toBe(401);
    expect((await refresh('made up')).status).toBe(401);
  });
});

describe('logging out', () => {
  test('ends the session on the server, and can’t fail', async () => {
    const response = await shop.send('logout', undefined, { as: asha });
    expect(response.status).toBe(200);
    expect((await details(asha.accessToken)).status).toBe(401);
    expect((await refresh(asha.refreshToken)).status).toBe(401);
    expect((await shop.send('logout', undefined, { as: asha })).status).toBe(200);
    expect((await shop.send('logout')).status).toBe(200);
    expect((await shop.send('logout', undefined, { as: { accessToken: 'forged' } })).status).toBe(200);
  });

  test('clears the cookies even if the database can’t end the session, which its token can end later', async () => {
    const logIn = async () =>
      cookiesOf(await shop.send('login', { email: asha.email, password: asha.password }));
    const { accessToken = '', refreshToken = '' } = await logIn();
    await withFullDisk(shop, async () => {
      const response = await shop.send('logout', undefined, {
        as: { cookies: { accessToken, refreshToken } },
      });
      expect(response.status).toBe(503);
      const cleared = response.cookies.filter(({ value, maxAge }) => value === '' && maxAge === 0);
      expect(cleared.map(({ name }) => name).toSorted()).toEqual(['accessToken', 'refreshToken']);
    });
    expect((await details(accessToken)).status).toBe(200);
    shop.clock.advance(16 * 60_000);
    const later = await logIn();
    await shop.call('logout', undefined, { as: { accessToken, cookies: later } });
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await details(later['accessToken'] ?? '')).status).toBe(200);
  });

  test('can’t be done by a page of another site', async () => {
    const cookies = cookiesOf(await shop.send('login', { email: asha.email, password: asha.password }));
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    const response = await shop.send('logout', undefined, { as: { cookies }, headers });
    expect(response.status).toBe(200);
    expect(response.cookies).toEqual([]);
    expect((await shop.send('userDetails', undefined, { as: { cookies } })).status).toBe(200);
  });
});

describe('a change that is authorised by cookies', () => {
  const profile = () => ({ name: 'Asha', email: asha.email, mobile: '9845012345' });
  const change = async (headers: Record<string, string>) => {
    const cookies = cookiesOf(await shop.send('login', { email: asha.email, password: asha.password }));
    return shop.send('updateUser', profile(), { as: { cookies }, headers });
  };

  test.each([
    ['the public address', { origin: 'http://localhost:8080' }, 200],
    ['an allowed origin', { origin: 'https://app.jhola.test' }, 200],
    ['the address it was sent to', { origin: 'http://10.0.0.5:8080', host: '10.0.0.5:8080' }, 200],
    ['another site', { origin: 'https://evil.test' }, 403],
    ['nowhere', {}, 403],
  ])('from %s gets %#', async (_from, headers, status) => {
    expect((await change(headers as Record<string, string>)).status).toBe(status);
  });

  test('is accepted from any origin if it carries a token', async () => {
    const headers = { origin: 'https://evil.test' };
    expect((await shop.send('updateUser', profile(), { as: asha, headers })).status).toBe(200);
  });
});

describe('a cookie session', () => {
  const QUARTER_MS = 16 * 60_000;
  const OWN = { origin: 'http://localhost:8080' };
  const logIn = async () =>
    cookiesOf(await shop.send('login', { email: asha.email, password: asha.password }));
  const read = (cookies: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.send('userDetails', undefined, { as: { cookies }, headers });
  /** Removes the expired access cookie, as a browser does. */
  const withoutAccess = ({ refreshToken = '' }: Record<string, string>) => ({ refreshToken });

  test('is renewed by a read without the access cookie, for as long as it is used', async () => {
    let cookies = await logIn();
    for (let use = 0; use < 3; use += 1) {
      shop.clock.advance(20 * 24 * 60 * 60_000);
      const response = await read(withoutAccess(cookies));
      expect(response.status).toBe(200);
      const next = cookiesOf(response);
      expect(Object.keys(next).toSorted()).toEqual(['accessToken', 'refreshToken']);
      expect(next['refreshToken']).not.toBe(cookies['refreshToken']);
      const set = response.cookies as { httpOnly?: boolean; sameSite?: string }[];
      expect(set.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
      cookies = next;
    }
    const again = await read(cookies);
    expect(again.status).toBe(200);
    expect(again.cookies).toEqual([]);
  });

  test('ends a year after the login, even if it is used', async () => {
    let cookies = await logIn();
    const turns = Array.from({ length: 19 }, () => 20);
    for (const days of turns) {
      shop.clock.advance(days * 24 * 60 * 60_000);
      const response = await read(withoutAccess(cookies));
      cookies = response.status === 200 ? cookiesOf(response) : {};
    }
    expect(cookies).toEqual({});
  });

  test('is renewed if the client still sends the expired access cookie, or the placeholder for its token', async () => {
    const cookies = await logIn();
    shop.clock.advance(QUARTER_MS);
    const response = await read(cookies, { authorization: 'Bearer null' });
    expect(response.status).toBe(200);
    expect(cookiesOf(response)).toHaveProperty('refreshToken');
  });

  test('is renewed by a change, also by one that is refused', async () => {
    const cookies = await logIn();
    shop.clock.advance(QUARTER_MS);
    const form = { name: 'Asha', email: asha.email, mobile: '9845012345' };
    const change = (input: object, held: Record<string, string>) =>
      shop.send('updateUser', input, { as: { cookies: withoutAccess(held) }, headers: OWN });
    const saved = await change(form, cookies);
    expect(saved.status).toBe(200);
    shop.clock.advance(QUARTER_MS);
    const refused = await change({ ...form, mobile: '12' }, cookiesOf(saved));
    expect(refused.status).toBe(400);
    expect((await read(cookiesOf(refused))).status).toBe(200);
  });

  test('survives many requests at once with the same refresh cookie', async () => {
    const cookies = withoutAccess(await logIn());
    shop.clock.advance(QUARTER_MS);
    const responses = await Promise.all(Array.from({ length: 12 }, () => read(cookies)));
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    shop.clock.advance(QUARTER_MS);
    for (const response of responses.slice(0, 2)) {
      expect((await read(withoutAccess(cookiesOf(response)))).status).toBe(200);
    }
  });

  test('ends when a refresh cookie that was used long ago is sent again', async () => {
    const old = withoutAccess(await logIn());
    const next = cookiesOf(await read(old));
    expect((await read(next)).status).toBe(200);
    shop.clock.advance(11_000);
    expect((await read(old)).status).toBe(401);
    expect((await read(next)).status).toBe(401);
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another subdomain', { 'sec-fetch-site': 'same-site' }],
  ] as const)('is not renewed by a read from %s, and not ended either', async (_from, headers) => {
    const cookies = withoutAccess(await logIn());
    const foreign = await read(cookies, { ...headers });
    expect(foreign.status).toBe(401);
    expect(foreign.cookies).toEqual([]);
    shop.clock.advance(11_000);
    expect((await read(cookies, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('is renewed by a read from an allowed origin', async () => {
    const cookies = withoutAccess(await logIn());
    const response = await read(cookies, { origin: 'https://app.jhola.test' });
    expect(response.status).toBe(200);
    expect(cookiesOf(response)).toHaveProperty('refreshToken');
  });

  test('is not renewed by a change from another origin', async () => {
    const cookies = withoutAccess(await logIn());
    const form = { name: 'Mallory', email: asha.email, mobile: '9845012345' };
    for (const headers of [{ origin: 'https://evil.test' }, {}]) {
      const response = await shop.send('updateUser', form, { as: { cookies }, headers: { ...headers } });
      expect(response.status).toBe(403);
      expect(response.cookies).toEqual([]);
    }
  });

  test('that has ended is 401, and its cookies are deleted', async () => {
    const cookies = withoutAccess(await logIn());
    await shop.call('logout', undefined, { as: { cookies } });
    for (const dead of [cookies, { refreshToken: 'made up' }]) {
      const response = await read(dead);
      expect(response.status).toBe(401);
      expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([
        ['accessToken', ''],
        ['refreshToken', ''],
      ]);
    }
    expect((await shop.send('addToCart', {}, { as: { cookies }, headers: OWN })).status).toBe(401);
    const late = withoutAccess(await logIn());
    shop.clock.advance(31 * 24 * 60 * 60_000);
    expect((await read(late)).status).toBe(401);
  });

  test('is not used for a request that carries a token of its own', async () => {
    const cookies = await logIn();
    const as = { cookies, accessToken: 'forged' };
    const response = await shop.send('userDetails', undefined, { as });
    expect(response.status).toBe(401);
    expect(response.cookies).toEqual([]);
  });
});

test('taking the role away works at once', async () => {
  const admin = await shop.signInAdmin();
  const form = { name: 'Tea', image: '/images/0000000000/640.webp' };
  await shop.call('addCategory', form, { as: admin });
  await shop.db.updateTable('users').set({ role: 'USER' }).where('email', '=', admin.email).execute();
  expect((await shop.send('addCategory', { ...form, name: 'Coffee' }, { as: admin })).status).toBe(403);
  await shop.db.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', admin.email).execute();
});
