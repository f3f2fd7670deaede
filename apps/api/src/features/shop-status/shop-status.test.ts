import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFaultyProxy, type FaultyProxy } from '@jhola/tools/testing/faulty-proxy.ts';
import { buildApp } from '../../build-app.ts';
import { ensureFirstAdmin } from '../accounts/index.ts';
import { openAccount } from '../accounts/testing/open-account.ts';
import { readConfig } from '../../platform/config.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { absentProvider } from '../../testing/absent-provider.ts';
import {
  type Caller,
  type CallMaker,
  createCallMaker,
  createRecordingLog,
  createTestDatabase,
  createTestClock,
} from '../../testing/index.ts';
import { plainPicture } from '../../testing/plain-picture.ts';
import type { StorageProblem } from '../../platform/app-error.ts';
import type { StatusSources } from './status-sources.ts';

const MINUTE_MS = 60_000;
const ADMIN = { email: 'admin@jhola.test', password: 'the keys of the shop' };
const clock = createTestClock();

let proxy: FaultyProxy;
let db: Database;
let calls: CallMaker;
let admin: Caller;
let asha: Caller;
/** The values that the program around the API reports. */
let state: { freeMb: number; storageProblem: StorageProblem | null; ms: number; backup: Date | null };
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  closing.push(() => database.drop());
  proxy = await openFaultyProxy(database.url);
  closing.push(() => proxy.close());
  const config = readConfig({
    DATABASE_URL: proxy.url,
    PUBLIC_URL: 'http://shop.test',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const timing = { tickMs: 20, probeAfter: 5, probeTimeout: 50, arrivalTimeout: 5, retryPause: 5 };
  db = openDatabase(proxy.url, { timing });
  closing.push(() => db.destroy());
  state = {
    freeMb: 40_960,
    storageProblem: null,
    ms: 2,
    backup: new Date(clock.now().getTime() - 3_600_000),
  };
  const status: StatusSources = {
    version: '1.2.3',
    disks: async () => [{ folder: '/data', freeMb: state.freeMb }],
    database: async () => state,
    lastBackup: async () => state.backup,
  };
  const log = createRecordingLog();
  const beside = { provider: absentProvider, pictureFor: plainPicture, checkResponses: true };
  const app = await buildApp({ config, db, log, clock, status, ...beside });
  closing.push(() => app.close());
  await app.ready();
  await ensureFirstAdmin(db, config, clock);
  calls = createCallMaker(app);
  const { cookies } = await calls.send('login', ADMIN);
  admin = { cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) };
  asha = await openAccount({ db, clock, config }, { name: 'Asha', email: 'asha@jhola.test' });
  await db.deleteFrom('mail_outbox').execute();
  await queueMail(db, { recipient: 'a@jhola.test', subject: 'x', body: 'x' }, clock.now());
});
afterAll(async () => {
  proxy.thaw();
  for (const close of closing.toReversed()) await close();
});

const read = async () => (await calls.call('getShopStatus', undefined, { as: admin })).data;
const partOf = async (name: string) => (await read()).parts.find(({ part }) => part === name);

describe('the status', () => {
  test('is for admins only', async () => {
    expect(await calls.refused('getShopStatus')).toMatchObject({ status: 401 });
    expect(await calls.refused('getShopStatus', undefined, { as: asha })).toMatchObject({ status: 403 });
  });

  test('reports that each part is fine, with nothing to do', async () => {
    const { version, parts } = await read();
    expect(version).toBe('1.2.3');
    expect(parts.map(({ part, level, todo, asOf }) => [part, level, todo, asOf])).toEqual(
      ['database', 'connections', 'disk', 'mail', 'payments', 'catalogue', 'backup'].map((part) => [
        part,
        'fine',
        null,
        null,
      ]),
    );
    expect(parts.find(({ part }) => part === 'disk')?.says).toBe('41 GB free.');
    expect(parts.find(({ part }) => part === 'catalogue')?.says).toBe('Up to date, 0 products.');
  });

  test('reports problems and their remedies', async () => {
    state = { freeMb: 120, storageProblem: 'full', ms: 2, backup: null };
    const wrong = (await read()).parts.filter(({ level }) => level !== 'fine');
    expect(wrong.map(({ part, level }) => [part, level])).toEqual([
      ['database', 'broken'],
      ['disk', 'broken'],
      ['backup', 'look'],
    ]);
    expect(wrong.every(({ todo }) => todo !== null)).toBe(true);
    expect(wrong[1]?.says).toBe('Nearly full: 120 MB free at /data.');
    const backup = new Date(clock.now().getTime() - 37 * 3_600_000);
    state = { freeMb: 40_960, storageProblem: null, ms: 2, backup };
    expect(await partOf('backup')).toMatchObject({
      level: 'look',
      says: 'The last one was taken 37 hours ago.',
      section: 'Backups',
    });
    state.backup = new Date(clock.now().getTime() + 2 * 3_600_000);
    expect(await partOf('backup')).toMatchObject({
      level: 'look',
      says: 'The last one is dated 2 hours from now.',
      todo: expect.stringContaining('timedatectl'),
    });
    state.backup = clock.now();
  });

  test('reports that the database is slow', async () => {
    state.ms = 412.3;
    expect(await partOf('database')).toMatchObject({
      level: 'look',
      says: 'Responds slowly: after 412 ms instead of a few.',
      todo: expect.stringContaining('Slow statements are in the log'),
    });
    state.ms = 2;
  });

  test('is in the admin’s language', async () => {
    state = { ...state, freeMb: 120 };
    const inHindi = { ...admin, cookies: { ...admin.cookies, language: 'hi' } };
    const { parts } = (await calls.call('getShopStatus', undefined, { as: inHindi })).data;
    expect(parts.find(({ part }) => part === 'disk')).toMatchObject({
      says: 'डिस्क लगभग भर गई है: /data पर 120 MB ख़ाली।',
      todo: 'कुछ जगह बनाएँ। cache/images फ़ोल्डर कभी भी ख़ाली किया जा सकता है।',
    });
    const texts = parts.flatMap(({ says, todo }) => [says, todo ?? '']).join('\n');
    expect(texts).not.toMatch(/\b(?:the|is|of)\b/);
    state = { ...state, freeMb: 40_960 };
  });

  test('reports that mails can’t be sent, and why', async () => {
    expect(await partOf('mail')).toMatchObject({ level: 'fine' });
    await expect.poll(async () => (await partOf('mail'))?.says).toBe('1 email waits to be sent.');
    clock.advance(2 * MINUTE_MS);
    await expect
      .poll(() => partOf('mail'))
      .toMatchObject({
        level: 'look',
        says: expect.stringMatching(
          /^1 email waits to be sent, the oldest for 2 minutes\. The last error: .*ECONN/,
        ),
        todo: 'Check SMTP_URL and the mail server. Emails are sent again automatically.',
      });
  });

  test('reports no problem of the mail server if only a recipient is refused', async () => {
    expect(await partOf('mail')).toMatchObject({ level: 'look' });
    const newer = { recipient: 'b@jhola.test', subject: 'y', body: 'y' };
    await queueMail(db, newer, clock.now());
    await db
      .updateTable('mail_outbox')
      .set({ sent_at: clock.now() })
      .where('recipient', '=', newer.recipient)
      .execute();
    expect(await partOf('mail')).toMatchObject({ level: 'fine', says: '1 email waits to be sent.' });
  });

  test('is read from memory while the database is unavailable, by an admin who was signed in before', async () => {
    const before = await read();
    await calls.call('getProductTable', {}, { as: admin, headers: { origin: 'http://shop.test' } });
    proxy.freeze();
    try {
      const { parts } = await read();
      expect(parts.find(({ part }) => part === 'database')).toMatchObject({
        level: 'broken',
        says: 'The database doesn’t respond. Shoppers can browse but can’t order.',
      });
      const mail = parts.find(({ part }) => part === 'mail');
      expect(mail?.says).toBe(before.parts.find(({ part }) => part === 'mail')?.says);
      expect(mail?.asOf).not.toBeNull();
      expect(parts.map(({ part }) => part)).toEqual(before.parts.map(({ part }) => part));
      expect(await calls.refused('getShopStatus', undefined, { as: asha })).toMatchObject({ status: 503 });
      // An admin who is only remembered has access to nothing else, although this call needs no database.
      const own = { as: admin, headers: { origin: 'http://shop.test' } };
      expect(await calls.refused('getProductTable', {}, own)).toMatchObject({ status: 503 });
      clock.advance(16 * MINUTE_MS);
      expect(await calls.refused('getShopStatus', undefined, { as: admin })).toMatchObject({ status: 503 });
    } finally {
      proxy.thaw();
    }
  });
});
