import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { createDeliver, createMailSender, queueMail } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.db.deleteFrom('mail_outbox').execute());

/** Dated ahead of the clock, so that the shop's own sender leaves them alone. */
const AHEAD_MS = 3_600_000;
const later = { now: () => new Date(Date.now() + AHEAD_MS) };
const mail = (n: number) => ({
  recipient: `asha-${n}@jhola.test`,
  subject: `Mail ${n}`,
  body: 'नमस्ते, £ and ₹',
});

function senderWith(deliver: (mail: { recipient: string }) => Promise<void>, clock = later) {
  return createMailSender({ db: shop.db, deliver, clock, log: shop.log });
}

test('two senders at once hand each mail over once', async () => {
  for (let n = 0; n < 10; n += 1) await queueMail(shop.db, mail(n), later.now());
  const sent: string[] = [];
  const deliver = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
  const counts = await Promise.all([senderWith(deliver).sendDue(), senderWith(deliver).sendDue()]);
  expect(counts[0] + counts[1]).toBe(10);
  expect(new Set(sent).size).toBe(10);
  expect(await senderWith(deliver).sendDue()).toBe(0);
});

test('a mail that fails is tried again, later and later', async () => {
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

test('a mail of a transaction that fails is never sent', async () => {
  await expect(
    shop.db.transaction().execute(async (tx) => {
      await queueMail(tx, mail(1), later.now());
      throw new Error('No');
    }),
  ).rejects.toThrow('No');
  expect(await senderWith(async () => undefined).sendDue()).toBe(0);
});

test('without a mail server each mail is a file', async () => {
  await queueMail(shop.db, mail(7), later.now());
  await senderWith(createDeliver(shop.config) as never).sendDue();
  const folder = join(shop.config.dataDir, 'outbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  expect(files).toHaveLength(1);
  const text = await readFile(join(folder, files[0] ?? ''), 'utf8');
  expect(text).toContain('Subject: Mail 7');
  expect(text).toContain('To: asha-7@jhola.test');
});
