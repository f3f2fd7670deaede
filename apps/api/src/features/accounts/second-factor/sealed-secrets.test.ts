import { Secret } from 'otpauth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServerKeys, sealingOf, type Sealing } from '../../../platform/keys/index.ts';
import { countLockWaits, gate, type Person, startTestShop, type TestShop } from '../../../testing/index.ts';
import { NO_TRACING } from '../../../platform/tracing/index.ts';
import { createMaintenanceJob } from '../../maintenance/index.ts';
import { lockUser } from '../accounts.queries.ts';
import { type App, appOf } from '../testing/authenticator-app.ts';
import { readAuthenticator, takeStep } from './authenticators.queries.ts';
import { reencryptSecrets } from './reencrypt-secrets.ts';

const MIGRATION = '0036_sealed_authenticators.sql';
const OLD_KEY = 'an-old-key-of-thirty-two-letters';
const NEW_KEY = 'a-newer-key-of-some-more-letters';

let shop: TestShop;
let meera: Person;
beforeAll(async () => {
  shop = await startTestShop({ SECRETS_KEY: `${NEW_KEY},${OLD_KEY}` }, { logsErrors: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('authenticators').execute();
  meera = await shop.signUp('Meera');
});

/** The sealing of a process with these keys. */
const sealingWith = (...keys: string[]): Sealing => sealingOf(shop.db, { secretsKeys: keys });
const reencrypt = (sealing: Sealing) => reencryptSecrets({ db: shop.db, sealing, log: shop.log });
const stored = ({ userId }: Person) =>
  shop.db.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
const keyIdOf = async (person: Person) => (await stored(person)).key_id;
async function enter(person: Person, code: string): Promise<number> {
  const { email, password } = person;
  const { secondStep } = await shop.refused('login', { email, password });
  return (await shop.send('enterLoginCode', { token: secondStep?.token ?? '', code })).status;
}
/** Sets an app up; returns it with the secret that was shown. */
async function setUp(
  person = meera,
): Promise<{ app: App; secret: Buffer; recoveryCodes: readonly string[] }> {
  const { data } = await shop.call('startAuthenticator', { password: person.password }, { as: person });
  const app = appOf(shop, data.secret);
  const confirmed = await shop.call('confirmAuthenticator', { code: app() }, { as: person });
  shop.clock.advance(30_000);
  const secret = Buffer.from(Secret.fromBase32(data.secret).bytes);
  return { app, secret, recoveryCodes: confirmed.data.recoveryCodes };
}
/** Stores a secret like the version before migration 0036 did. */
async function makePlain(person: Person, secret: Buffer): Promise<void> {
  const row = { secret, key_id: null };
  await shop.db.updateTable('authenticators').set(row).where('user_id', '=', person.userId).execute();
}

describe('the secret of an authenticator app', () => {
  test('is encrypted in the database, and can be read only with the configured key', async () => {
    const { app, secret } = await setUp();
    const row = await stored(meera);
    expect(row.secret.includes(secret)).toBe(false);
    const sealed = { bytes: row.secret, keyId: row.key_id };
    expect(await sealingWith(NEW_KEY).open(sealed, meera.userId)).toEqual(secret);
    expect(await sealingWith(OLD_KEY).open(sealed, meera.userId)).toBeNull();
    expect(await sealingWith().open(sealed, meera.userId)).toBeNull();
    expect(await enter(meera, app())).toBe(200);
  });

  test('is encrypted differently each time', async () => {
    const sealing = sealingWith(NEW_KEY);
    const secret = Buffer.alloc(20, 1);
    const [one, two] = [await sealing.seal(secret, 'a'), await sealing.seal(secret, 'a')];
    expect(one.keyId).toBe(two.keyId);
    expect(one.bytes.equals(two.bytes)).toBe(false);
  });

  test('can be decrypted for its own account only, and not after a bit was changed', async () => {
    const { app } = await setUp();
    const other = await shop.signUp('Ravi');
    await setUp(other);
    const { secret, key_id } = await stored(meera);
    const put = (row: { secret: Buffer; key_id: string | null }) =>
      shop.db.updateTable('authenticators').set(row).where('user_id', '=', other.userId).execute();
    await put({ secret, key_id });
    expect(await enter(other, app())).toBe(400);
    const bent = Buffer.from(secret);
    bent.writeUInt8((bent.at(20) ?? 0) ^ 1, 20);
    expect(await sealingWith(NEW_KEY).open({ bytes: bent, keyId: key_id }, meera.userId)).toBeNull();
  });

  test('that is still plain text works, and is encrypted in the background', async () => {
    const { app, secret } = await setUp();
    await makePlain(meera, secret);
    expect(await enter(meera, app())).toBe(200);
    await reencrypt(sealingWith(NEW_KEY));
    expect((await stored(meera)).secret.includes(secret)).toBe(false);
    shop.clock.advance(30_000);
    expect(await enter(meera, app())).toBe(200);
  });

  test('is encrypted by the hourly job, too', async () => {
    const { secret } = await setUp();
    await makePlain(meera, secret);
    const sealing = sealingWith(NEW_KEY);
    const serverKeys = createServerKeys(shop.db, { secretsKeys: [NEW_KEY] });
    const services = { ...shop, tracing: NO_TRACING, sealing, serverKeys };
    const maintenance = createMaintenanceJob(services, 10);
    maintenance.start();
    try {
      await expect.poll(() => keyIdOf(meera)).not.toBeNull();
    } finally {
      await maintenance.stop();
    }
  });

  test('stays plain text while processes of the previous version may run', async () => {
    const appliedAgo = (name: string, ago: string) =>
      sql`update migrations set applied_at = now() - ${ago}::interval where name like ${name}`.execute(
        shop.db,
      );
    await appliedAgo('%', '3 days');
    await appliedAgo(MIGRATION, '59 minutes');
    const secret = Buffer.alloc(20, 1);
    expect(await sealingWith(NEW_KEY).seal(secret, 'a')).toEqual({ bytes: secret, keyId: null });
    const { secret: shown } = await setUp();
    await makePlain(meera, shown);
    await reencrypt(sealingWith(NEW_KEY));
    expect(await keyIdOf(meera)).toBeNull();
    await appliedAgo(MIGRATION, '61 minutes');
    await reencrypt(sealingWith(NEW_KEY));
    expect(await keyIdOf(meera)).not.toBeNull();
  });
});

describe('a new key', () => {
  test('replaces the one in the database, then an older one, and codes keep working', async () => {
    const { app, secret } = await setUp();
    await makePlain(meera, secret);
    const ids = new Set<string | null>();
    for (const keys of [[], [OLD_KEY], [NEW_KEY, OLD_KEY]]) {
      await reencrypt(sealingWith(...keys));
      ids.add(await keyIdOf(meera));
    }
    expect(ids.size).toBe(3);
    const { secret: bytes, key_id: keyId } = await stored(meera);
    expect(await sealingWith(NEW_KEY).open({ bytes, keyId }, meera.userId)).toEqual(secret);
    expect(await enter(meera, app())).toBe(200);
  });

  test('is used for all secrets, also for many', async () => {
    const bytes = Buffer.alloc(20, 1);
    for (let n = 0; n < 101; n += 1) {
      const { userId } = await shop.signUp();
      const row = { user_id: userId, secret: bytes, added_at: shop.clock.now() };
      await shop.db.insertInto('authenticators').values(row).execute();
    }
    await reencrypt(sealingWith(NEW_KEY));
    const plain = shop.db.selectFrom('authenticators').select('user_id').where('key_id', 'is', null);
    expect(await plain.execute()).toEqual([]);
  });

  test('can be introduced between reading a secret and using its code', async () => {
    const { secret } = await setUp();
    await makePlain(meera, secret);
    const { userId } = meera;
    const [locked, go] = [gate(), gate()];
    const login = shop.db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      const read = await readAuthenticator(tx, userId);
      locked.resolve();
      await go.promise;
      return takeStep(tx, userId, read?.bytes ?? Buffer.alloc(0), Number.MAX_SAFE_INTEGER);
    });
    await locked.promise;
    const sealing = reencrypt(sealingWith(NEW_KEY));
    try {
      await expect.poll(() => countLockWaits(shop.db)).toBe(1);
    } finally {
      go.resolve();
    }
    expect(await login).toBe(true);
    await sealing;
    expect(await keyIdOf(meera)).not.toBeNull();
  });
});

test('without its key the codes are refused and an error is logged; a recovery code still works', async () => {
  const { app, recoveryCodes } = await setUp();
  const lost = await sealingWith('a-key-that-nobody-has-any-longer').seal(Buffer.alloc(20), meera.userId);
  await shop.db.updateTable('authenticators').set({ secret: lost.bytes, key_id: lost.keyId }).execute();
  expect(await enter(meera, app())).toBe(400);
  const alarm = { alarm: 'secrets key' };
  expect(shop.log.faults).toContainEqual(expect.objectContaining({ ...alarm, user: meera.userId }));
  await reencrypt(sealingWith(NEW_KEY));
  expect(shop.log.faults).toContainEqual(expect.objectContaining({ ...alarm, apps: 1 }));
  expect(await keyIdOf(meera)).toBe(lost.keyId);
  expect(await enter(meera, recoveryCodes[0] ?? '')).toBe(200);
});
