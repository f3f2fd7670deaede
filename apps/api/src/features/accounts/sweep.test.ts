import { makeId } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMail } from '../../platform/mail/index.ts';
import { countAgainst } from '../../platform/rate-limit/index.ts';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { sweep } from './sweep.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);

const TABLES = [
  'rate_counters',
  'password_resets',
  'email_confirmations',
  'sessions',
  'mail_outbox',
  'known_devices',
] as const;

async function counts(): Promise<number[]> {
  return Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
        shop.db,
      );
      return Number(rows[0]?.count);
    }),
  );
}

/** One of each thing that is swept, as if it had happened so long ago. */
async function happened(days: number, ended: 'ran out' | 'ended'): Promise<void> {
  const { db } = shop;
  const then = daysAgo(days);
  const { userId } = await shop.signUp();
  const hash = Buffer.from(makeId(then));
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
  await countAgainst(db, { name: 'test', most: 5, windowSeconds: 60 }, userId, then);
  await db
    .insertInto('password_resets')
    .values({ cookie_hash: hash, email: 'a@b.test', user_id: userId, otp_hash: hash, requested_at: then })
    .execute();
  await db
    .insertInto('email_confirmations')
    .values({ code_hash: hash, user_id: userId, email: 'a@b.test', created_at: then })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: makeId(then),
      user_id: userId,
      logged_in_at: then,
      expires_at: ended === 'ran out' ? then : daysAgo(-7),
      ended_at: ended === 'ended' ? then : null,
    })
    .execute();
  await db
    .insertInto('known_devices')
    .values({ device_hash: hash, user_id: userId, known_since: then, last_seen_at: daysAgo(days * 12) })
    .execute();
  await queueMail(db, { recipient: 'a@b.test', subject: makeId(then), body: '' }, then);
  await db.updateTable('mail_outbox').set({ sent_at: then }).where('created_at', '=', then).execute();
}

test('what is over for long goes, and nothing else', async () => {
  await happened(0, 'ran out');
  await sweep(shop.db, daysAgo(365));
  const before = await counts();
  await happened(40, 'ran out');
  await happened(40, 'ended');
  await shop.db.deleteFrom('mail_outbox').where('sent_at', 'is', null).execute();
  const [counters, resets, confirmations, sessions, mails, devices] = await counts();
  expect(mails).toBeGreaterThan(2);
  expect([resets, confirmations, sessions]).toEqual(before.slice(1, 4).map((count) => count + 2));
  expect(devices).toBe((before[5] ?? 0) + 2);
  await sweep(shop.db, shop.clock.now());
  const [countersLeft, ...left] = await counts();
  expect(countersLeft).toBe((counters ?? 0) - 2);
  expect(left).toEqual([...before.slice(1, 4), (mails ?? 0) - 2, before[5]]);
});
