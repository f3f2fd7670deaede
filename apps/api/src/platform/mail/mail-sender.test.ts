import { once } from 'node:events';
import { createServer } from 'node:net';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { makeId } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRecordingLog, startTestShop, type TestShop } from '../../testing/index.ts';
import type { Deliver } from './deliver.ts';
import { createMailRoute, createMailSender, deleteMailFiles, deleteMailsOf, queueMail } from './index.ts';
import { listenLocally } from '@jhola/tools/testing/listen-locally.ts';
import { startMailServer } from '@jhola/tools/testing/mail-server.ts';

const counter = { sent: () => undefined, failed: () => undefined };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.db.deleteFrom('mail_outbox').execute());

/** Dated ahead of the clock, so that the shop's own sender ignores them. */
const AHEAD_MS = 3_600_000;
const later = { now: () => new Date(Date.now() + AHEAD_MS) };
const mail = (n: number) => ({
  recipient: `asha-${n}@jhola.test`,
  subject: `Mail ${n}`,
  body: 'नमस्ते, £ and ₹',
});

function senderWith(deliver: Deliver, clock = later) {
  return createMailSender({ db: shop.db, deliver, clock, log: shop.log, counter });
}

async function queueMails(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await queueMail(shop.db, mail(n), later.now());
}

test('two concurrent senders deliver each mail once', async () => {
  await queueMails(210);
  const sent: string[] = [];
  const deliver = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
  const counts = await Promise.all([senderWith(deliver).sendDue(), senderWith(deliver).sendDue()]);
  expect(counts[0] + counts[1]).toBe(210);
  expect(new Set(sent).size).toBe(210);
  expect(sent).toHaveLength(210);
  expect(await senderWith(deliver).sendDue()).toBe(0);
});

test('a failed mail is retried with growing delays', async () => {
  await queueMail(shop.db, mail(1), later.now());
  let tries = 0;
  const deliver = async () => {
    tries += 1;
    if (tries < 3) throw new Error('The mail server is away');
  };
  expect(await senderWith(deliver).sendDue()).toBe(0);
  expect(await senderWith(deliver).sendDue()).toBe(0);
  expect(tries).toBe(1);
  const ahead = (minutes: number) => ({ now: () => new Date(later.now().getTime() + minutes * 60_000) });
  await senderWith(deliver, ahead(5)).sendDue();
  expect(await senderWith(deliver, ahead(60)).sendDue()).toBe(1);
  expect(tries).toBe(3);
});

test('an error with what a server of another protocol said is recorded, and other mails are sent', async () => {
  await queueMails(2);
  const server = createServer((socket) => {
    // A TLS alert: 'unexpected message'. Its last byte is a line feed, another one is NUL.
    socket.end(Buffer.from([0x15, 3, 3, 0, 2, 2, 0x0a]));
  });
  const port = await listenLocally(server);
  const route = createMailRoute({ ...shop.config, smtpUrl: `smtp://127.0.0.1:${port}` });
  const sender = senderWith(async (due, signal) => {
    if (due.recipient === mail(0).recipient) await route.deliver(due, signal);
  });
  expect(await sender.sendDue()).toBe(1);
  expect(await sender.sendDue()).toBe(0);
  const [left] = await shop.db
    .selectFrom('mail_outbox')
    .select('last_fault')
    .where('sent_at', 'is', null)
    .execute();
  expect(left?.last_fault).toContain('Invalid greeting');
  route.close();
  server.close();
});

test('a mail whose next try was set by a clock that was a day ahead is sent now', async () => {
  await queueMail(shop.db, mail(1), new Date(later.now().getTime() + 24 * AHEAD_MS));
  await expect
    .poll(async () => {
      await senderWith(async () => undefined).sendDue();
      return (await shop.db.selectFrom('mail_outbox').select('sent_at').executeTakeFirstOrThrow()).sent_at;
    })
    .not.toBeNull();
});

test('a mail of a transaction that is rolled back is never sent', async () => {
  await expect(
    shop.db.transaction().execute(async (tx) => {
      await queueMail(tx, mail(1), later.now());
      throw new Error('No');
    }),
  ).rejects.toThrow('No');
  expect(await senderWith(async () => undefined).sendDue()).toBe(0);
});

test('without a mail server each mail is written to a file', async () => {
  await queueMail(shop.db, mail(7), later.now());
  await senderWith(createMailRoute(shop.config).deliver).sendDue();
  const folder = join(shop.config.dataDir, 'outbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  // The shop's own sender may have sent a mail of another test, whose next try is more than a day ahead.
  const [text, ...others] = texts.filter((each) => each.includes('Subject: Mail 7'));
  expect(others).toEqual([]);
  expect(text).toContain('To: asha-7@jhola.test');
  expect(text).toContain('Content-Type: multipart/alternative');
  for (const type of ['text/plain; charset=utf-8', 'text/html; charset=utf-8', 'image/png; name=jhola.png'])
    expect(text).toContain(`Content-Type: ${type}`);
});

test('the file of a mail is deleted when the outbox no longer has the mail, other files stay', async () => {
  for (const n of [8, 9]) await queueMail(shop.db, mail(n), later.now());
  await senderWith(createMailRoute(shop.config).deliver).sendDue();
  const folder = join(shop.config.dataDir, 'outbox');
  const mine = join(folder, 'my-own.eml');
  await writeFile(mine, 'Kept');
  const texts = async () =>
    Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  const has = async (text: string) => (await texts()).some((file) => file.includes(text));
  await deleteMailsOf(shop.db, { id: makeId(later.now()), email: mail(8).recipient });
  await deleteMailFiles(shop.db, shop.config.dataDir);
  expect(await has(mail(8).recipient)).toBe(false);
  expect(await has(mail(9).recipient)).toBe(true);
  expect(await has('Kept')).toBe(true);
});

test('mails are claimed and recorded in batches, and no transaction is open during delivery', async () => {
  await queueMails(120);
  const transactions = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(shop.db);
    return Number(rows[0]?.count);
  };
  let statements = 0;
  const counted = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const open: number[] = [];
  const deliver = async () => void open.push(await transactions());
  const sender = createMailSender({ db: counted, deliver, clock: later, log: shop.log, counter });
  const began = performance.now();
  expect(await sender.sendDue()).toBe(120);
  // On a busy machine also one a second, which looks for deleted mails.
  expect(statements).toBeLessThanOrEqual(6 + (performance.now() - began) / 1_000);
  expect(open).toEqual(Array(120).fill(0));
});

test('mails that are sent while the database restarts aren’t sent again, and the others of the batch soon', async () => {
  await queueMails(3);
  let isAway = false;
  const db = shop.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Error('The database is away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const sent: string[] = [];
  const deliver = async ({ recipient }: { recipient: string }) => {
    isAway = true;
    if (recipient === mail(1).recipient) throw new Error('The mail server is away');
    sent.push(recipient);
  };
  let now = later.now();
  const sender = createMailSender({ db, deliver, clock: { now: () => now }, log: shop.log, counter });
  await expect(sender.sendDue()).rejects.toThrow('The database is away');
  expect(sent).toHaveLength(2);
  await expect(sender.sendDue()).rejects.toThrow('The database is away');
  isAway = false;
  expect(await sender.sendDue()).toBe(0);
  now = new Date(now.getTime() + 10_000);
  const due = await shop.db
    .selectFrom('mail_outbox')
    .select('recipient')
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', now)
    .execute();
  expect(due).toEqual([{ recipient: mail(1).recipient }]);
});

test('a mail that is deleted while its batch waits for a slow mail server isn’t sent', async () => {
  await queueMails(12);
  const sent: string[] = [];
  const deleted: string[] = [];
  const sender = senderWith(async ({ recipient: begun }) => {
    sent.push(begun);
    if (sent.length > 5) return;
    if (sent.length === 5) {
      const email = Array.from({ length: 12 }, (_, n) => mail(n).recipient).find(
        (one) => !sent.includes(one),
      );
      deleted.push(`${email}`);
      await deleteMailsOf(shop.db, { id: makeId(later.now()), email: `${email}` });
    }
    await wait(1_100);
  });
  await sender.sendDue();
  expect(sent).toHaveLength(11);
  expect(deleted).toHaveLength(1);
  expect(sent).not.toContain(deleted[0]);
});

test('while the mail server is unavailable, only one batch is tried', async () => {
  await queueMails(120);
  let tries = 0;
  const deliver = async () => {
    tries += 1;
    throw new Error('The mail server is away');
  };
  expect(await senderWith(deliver).sendDue()).toBe(0);
  expect(tries).toBe(50);
});

test('a stopped sender leaves mails that it hasn’t started to the next one', async () => {
  await queueMails(40);
  const sent: string[] = [];
  const sender = senderWith(async ({ recipient }) => {
    sent.push(recipient);
    if (sent.length === 5) await sender.stop();
  });
  await sender.sendDue();
  expect(sent.length).toBeLessThan(10);
  // They weren't tried: their first failure waits as briefly as that of any mail.
  const left = await shop.db.selectFrom('mail_outbox').select('tries').where('sent_at', 'is', null).execute();
  expect(left).toHaveLength(40 - sent.length);
  expect(left.every(({ tries }) => tries === 0)).toBe(true);
  await senderWith(async ({ recipient }) => void sent.push(recipient)).sendDue();
  expect(sent).toHaveLength(40);
  expect(new Set(sent).size).toBe(40);
});

test('a stopped sender doesn’t wait for a mail server that hangs, and the mail is sent later', async () => {
  await queueMails(1);
  const server = createServer();
  const port = await listenLocally(server);
  const route = createMailRoute({ ...shop.config, smtpUrl: `smtp://127.0.0.1:${port}` });
  const { deliver } = route;
  const sender = createMailSender({
    db: shop.db,
    deliver,
    clock: later,
    log: shop.log,
    counter,
    stopLimitMs: 10,
  });
  sender.start();
  // The server accepts the connection, and says nothing.
  await once(server, 'connection');
  await sender.stop();
  const [left] = await shop.db.selectFrom('mail_outbox').select(['tries', 'sent_at', 'last_fault']).execute();
  expect(left).toMatchObject({ tries: 1, sent_at: null, last_fault: expect.stringContaining('abort') });
  route.close();
  server.close();
});

test('a mail server receives all mails over a few persistent connections', async () => {
  await queueMails(60);
  const server = await startMailServer();
  const route = createMailRoute({ ...shop.config, smtpUrl: server.url });
  expect(await senderWith(route.deliver).sendDue()).toBe(60);
  await queueMails(5);
  expect(await senderWith(route.deliver).sendDue()).toBe(5);
  route.close();
  await server.close();
  expect(server.received).toHaveLength(65);
  expect(server.received.filter((text) => text.includes('To: asha-7@jhola.test'))).toHaveLength(1);
  expect(server.connections()).toBeLessThanOrEqual(5);
});

test('the log says why a server refused a mail, without the address of the shopper', async () => {
  await queueMails(1);
  const server = await startMailServer({ refuses: true });
  const route = createMailRoute({ ...shop.config, smtpUrl: server.url });
  const lines: unknown[] = [];
  const log = Object.assign(createRecordingLog(), { warn: (line: unknown) => void lines.push(line) });
  const deliver = route.deliver;
  expect(await createMailSender({ db: shop.db, deliver, clock: later, log, counter }).sendDue()).toBe(0);
  route.close();
  await server.close();
  const logged = inspect(lines, { depth: 9 });
  expect(logged).toContain('550 5.1.1');
  expect(logged).not.toContain(mail(0).recipient);
});

test('mails that wait for too long raise an alarm with their number', async () => {
  await queueMails(3);
  const log = createRecordingLog();
  const check = (minutes: number) => {
    const clock = { now: () => new Date(later.now().getTime() + minutes * 60_000) };
    return createMailSender({
      db: shop.db,
      deliver: async () => undefined,
      clock,
      log,
      counter,
    }).checkBacklog();
  };
  await check(9);
  expect(log.faults).toEqual([]);
  await check(11);
  expect(log.faults).toMatchObject([{ alarm: 'mail', mails: 3 }]);
});

test('mails that fail for ten minutes raise an alarm, until a newer mail is sent', async () => {
  let isAway = true;
  const deliver = async ({ recipient }: { recipient: string }) => {
    if (isAway || recipient === mail(1).recipient) throw new Error('The mail server is away');
  };
  // Ahead by less than an hour: the shop's own sender would take mails that are dated later for those of a wrong clock.
  const at = (minutes: number) => ({ now: () => new Date(Date.now() + (10 + minutes) * 60_000) });
  const senderAt = (minutes: number, log = createRecordingLog()) =>
    createMailSender({ db: shop.db, deliver, clock: at(minutes), log, counter });
  const alarms = async (minutes: number) => {
    const log = createRecordingLog();
    await senderAt(minutes, log).checkBacklog();
    return log.faults;
  };
  for (let n = 0; n < 3; n += 1) await queueMail(shop.db, mail(n), at(0).now());
  for (let minute = 0; minute < 12; minute += 1) {
    await senderAt(minute).sendDue();
    if (minute === 9) expect(await alarms(minute)).toEqual([]);
  }
  expect(await alarms(12)).toMatchObject([{ alarm: 'mail', mails: 3 }]);
  isAway = false;
  await queueMail(shop.db, mail(4), at(13).now());
  await senderAt(13).sendDue();
  expect(await alarms(30)).toEqual([]);
  isAway = true;
  await queueMail(shop.db, mail(5), at(31).now());
  await senderAt(31).sendDue();
  expect(await alarms(40)).toEqual([]);
  expect(await alarms(42)).toMatchObject([{ alarm: 'mail', mails: 1 }]);
});
