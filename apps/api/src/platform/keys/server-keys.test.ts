import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { createServerKeys } from './server-keys.ts';

const MIGRATION = '0038_sealed_keys.sql';
const OLD_KEY = 'an-old-key-of-thirty-two-letters';
const NEW_KEY = 'a-newer-key-of-some-more-letters';
const FRESH = Buffer.alloc(32, 7);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SECRETS_KEY: NEW_KEY });
});
afterAll(() => shop.close());

/** As a process with these keys has them. */
const keysWith = (...secretsKeys: string[]) => createServerKeys(shop.db, { secretsKeys });
const stored = (name: string) =>
  shop.db.selectFrom('server_keys').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const keep = async (...secretsKeys: string[]) =>
  Buffer.from(await keysWith(...secretsKeys).keep('push', FRESH));

test('the keys of sessions aren’t in the database as they are, and logins last', async () => {
  const asha = await shop.signUp();
  for (const name of ['access-token', 'refresh-token']) {
    const { key_id, value } = await stored(name);
    expect(key_id).not.toBeNull();
    expect(value).toHaveLength(12 + 32 + 16);
  }
  await keysWith(NEW_KEY).check();
  const next = await shop.call('refreshToken', { refreshToken: asha.refreshToken });
  expect((await shop.send('userDetails', undefined, { as: next.data })).status).toBe(200);
});

describe('a key of the shop', () => {
  beforeEach(async () => {
    await shop.db.deleteFrom('server_keys').where('name', '=', 'push').execute();
  });

  test('is encrypted with the configured key, and opens with that one alone', async () => {
    expect(await keep(NEW_KEY)).toEqual(FRESH);
    expect((await stored('push')).value.includes(FRESH)).toBe(false);
    expect(await keep(OLD_KEY, NEW_KEY)).toEqual(FRESH);
    await expect(keep(OLD_KEY)).rejects.toThrow(/SECRETS_KEY that isn’t set/);
    await expect(keep()).rejects.toThrow(/SECRETS_KEY/);
    await expect(keysWith(OLD_KEY).check()).rejects.toThrow(/delete from server_keys/);
  });

  test('is plain without a configured key', async () => {
    await keep();
    expect(await stored('push')).toMatchObject({ value: FRESH, key_id: null });
    await keysWith().reencrypt();
    expect(await stored('push')).toMatchObject({ value: FRESH, key_id: null });
  });

  test('that is plain is read, and encrypted in the background; then with each newer key', async () => {
    await keep();
    expect(await keep(OLD_KEY)).toEqual(FRESH);
    expect((await stored('push')).key_id).toBeNull();
    await keysWith(OLD_KEY, NEW_KEY).reencrypt();
    const { key_id } = await stored('push');
    expect(key_id).not.toBeNull();
    expect(await keep(OLD_KEY)).toEqual(FRESH);
    await keysWith(NEW_KEY, OLD_KEY).reencrypt();
    expect((await stored('push')).key_id).not.toBe(key_id);
    expect(await keep(NEW_KEY)).toEqual(FRESH);
  });

  test('isn’t taken for another one', async () => {
    await keep(NEW_KEY);
    const { value, key_id } = await stored('access-token');
    await shop.db.updateTable('server_keys').set({ value, key_id }).where('name', '=', 'push').execute();
    await expect(keep(NEW_KEY)).rejects.toThrow(/'push'/);
  });

  test('stays plain while processes of the version before may run', async () => {
    await sql`update migrations set applied_at = now() - case name when ${MIGRATION} then interval '59 minutes'
      else interval '3 days' end`.execute(shop.db);
    await keep(NEW_KEY);
    await keysWith(NEW_KEY).reencrypt();
    expect(await stored('push')).toMatchObject({ value: FRESH, key_id: null });
    await sql`update migrations set applied_at = now() - interval '61 minutes' where name = ${MIGRATION}`.execute(
      shop.db,
    );
    await keysWith(NEW_KEY).reencrypt();
    expect((await stored('push')).key_id).not.toBeNull();
  });

  test('is one for processes that start at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => keysWith(NEW_KEY).keep('push', Buffer.alloc(32, n))),
    );
    expect(new Set(all.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
  });
});
