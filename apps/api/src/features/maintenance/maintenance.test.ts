import { type AddressId, DAY_MS, makeId, type OrderId, type ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import { access, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMail } from '../../platform/mail/index.ts';
import { countAgainst } from '../../platform/rate-limit/index.ts';
import {
  HOME,
  type Person,
  placeOrder,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../testing/index.ts';
import { NO_TRACING } from '../../platform/tracing/index.ts';
import { createServerKeys, sealingOf } from '../../platform/keys/index.ts';
import { deleteExpiredData } from './delete-expired-data.ts';
import { createMaintenanceJob } from './maintenance-job.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);

const TABLES = [
  'rate_counters',
  'password_resets',
  'email_confirmations',
  'sessions',
  'mail_outbox',
  'known_devices',
  'pending_logins',
  'authenticators',
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

/** Creates one of each thing that is deleted, dated back by the given time. */
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
  await db
    .insertInto('pending_logins')
    .values({ token_hash: hash, user_id: userId, password_hash: '', begun_at: then })
    .execute();
  await db
    .insertInto('authenticators')
    .values({ user_id: userId, secret: Buffer.alloc(20), added_at: then })
    .execute();
  await queueMail(db, { recipient: 'a@b.test', subject: makeId(then), body: '' }, then);
  await db.updateTable('mail_outbox').set({ sent_at: then }).where('created_at', '=', then).execute();
}

test('deletes what expired long ago, and nothing else', async () => {
  await happened(0, 'ran out');
  await deleteExpiredData(shop.db, daysAgo(365));
  const before = await counts();
  await happened(40, 'ran out');
  await happened(40, 'ended');
  await shop.db.deleteFrom('mail_outbox').where('sent_at', 'is', null).execute();
  const [counters, resets, confirmations, sessions, mails, devices, logins, authenticators] = await counts();
  expect(mails).toBeGreaterThan(2);
  expect([resets, confirmations, sessions]).toEqual(before.slice(1, 4).map((count) => count + 2));
  expect([devices, logins, authenticators]).toEqual(before.slice(5).map((count) => count + 2));
  await deleteExpiredData(shop.db, shop.clock.now());
  const [countersLeft, ...left] = await counts();
  expect(countersLeft).toBe((counters ?? 0) - 2);
  expect(left).toEqual([...before.slice(1, 4), (mails ?? 0) - 2, ...before.slice(5)]);
});

test('mails that failed for a week are deleted; others are kept', async () => {
  const { db } = shop;
  await db.deleteFrom('mail_outbox').execute();
  const queue = async (days: number, fault: string | null) => {
    await queueMail(db, { recipient: 'a@b.test', subject: `${days} ${fault}`, body: '' }, daysAgo(days));
    await db
      .updateTable('mail_outbox')
      .set({ last_fault: fault, next_try_at: daysAgo(-1) })
      .where('subject', '=', `${days} ${fault}`)
      .execute();
  };
  await queue(8, 'No such mailbox');
  await queue(6, 'No such mailbox');
  await queue(8, null);
  await deleteExpiredData(db, shop.clock.now());
  const left = await db.selectFrom('mail_outbox').select('subject').orderBy('subject').execute();
  expect(left.map(({ subject }) => subject)).toEqual(['6 No such mailbox', '8 null']);
});

test('an address that a shopper removed is deleted after 90 days, and no other', async () => {
  const shopper = await shop.signUp();
  for (let n = 0; n < 3; n += 1) await shop.call('createAddress', HOME, { as: shopper });
  const { data } = await shop.call('getAddresses', undefined, { as: shopper });
  const ids = data.map(({ _id }) => _id as AddressId);
  const [old, recent] = ids;
  const change = (id: AddressId | undefined, status: boolean, days: number) =>
    shop.db
      .updateTable('addresses')
      .set({ status, updated_at: daysAgo(days) })
      .where('id', '=', id ?? ('' as AddressId))
      .execute();
  await change(old, false, 91);
  await change(recent, false, 89);
  await change(ids[2], true, 400);
  await deleteExpiredData(shop.db, shop.clock.now());
  const left = await shop.db
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', shopper.userId)
    .execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
});

test('network addresses of orders are deleted after seven days', async () => {
  const { db } = shop;
  const order = async (days: number) => {
    const asha = await shop.signUp();
    const { productId } = await stockProduct(db);
    const order_id = (await placeOrder(shop, asha, [{ productId }]))._id as OrderId;
    await db
      .insertInto('order_origins')
      .values({ order_id, address: `192.0.2.${days}`, noted_at: daysAgo(days) })
      .execute();
  };
  await order(6);
  await order(8);
  await deleteExpiredData(db, shop.clock.now());
  const left = await db.selectFrom('order_origins').select('address').execute();
  expect(left).toEqual([{ address: '192.0.2.6' }]);
});

test('recorded additions to carts are deleted after sixty days', async () => {
  const { db } = shop;
  const { userId: user_id } = await shop.signUp();
  for (const days of [59, 61]) {
    await db
      .insertInto('cart_merges')
      .values({ user_id, merge_id: `of ${days}`, merged_at: daysAgo(days), left_out: '[]' })
      .execute();
  }
  await deleteExpiredData(db, shop.clock.now());
  const left = await db.selectFrom('cart_merges').select('merge_id').where('user_id', '=', user_id).execute();
  expect(left).toEqual([{ merge_id: 'of 59' }]);
});

test('recorded edits of products are deleted after sixty days', async () => {
  const { db } = shop;
  const { productId: product_id } = await stockProduct(db);
  const ids = new Map([59, 61].map((days) => [days, makeId<'ProductEdit'>(daysAgo(days))]));
  for (const [days, edit_id] of ids) {
    await db
      .insertInto('product_edits')
      .values({ product_id, edit_id, edited_at: daysAgo(days) })
      .execute();
  }
  await deleteExpiredData(db, shop.clock.now());
  const left = await db.selectFrom('product_edits').select('edit_id').execute();
  expect(left).toEqual([{ edit_id: ids.get(59) }]);
});

test('recorded bulk actions are deleted after sixty days', async () => {
  const { db } = shop;
  const ids = new Map([59, 61].map((days) => [days, makeId<'BulkAction'>(daysAgo(days))]));
  for (const [days, action_id] of ids) {
    await db
      .insertInto('bulk_actions')
      .values({ action_id, whole: 'discount', change_id: null, products: 0, started_at: daysAgo(days) })
      .execute();
  }
  await deleteExpiredData(db, shop.clock.now());
  const left = await db.selectFrom('bulk_actions').select('action_id').execute();
  expect(left).toEqual([{ action_id: ids.get(59) }]);
});

test('recorded additions to the catalogue are deleted after sixty days', async () => {
  const { db } = shop;
  const ids = new Map([59, 61].map((days) => [days, makeId<'Addition'>(daysAgo(days))]));
  for (const [days, edit_id] of ids) {
    const entity_id = makeId<'Category'>(daysAgo(days));
    await db
      .insertInto('catalogue_additions')
      .values({ entity_id, edit_id, added_at: daysAgo(days) })
      .execute();
  }
  await deleteExpiredData(db, shop.clock.now());
  const left = await db.selectFrom('catalogue_additions').select('edit_id').execute();
  expect(left).toEqual([{ edit_id: ids.get(59) }]);
});

test('ids of payment events are deleted after sixty days', async () => {
  const { db } = shop;
  for (const days of [59, 61])
    await db
      .insertInto('payment_events')
      .values({ event_id: `evt_${days}`, type: 'refund.updated', received_at: daysAgo(days) })
      .execute();
  await deleteExpiredData(db, shop.clock.now());
  const left = await db.selectFrom('payment_events').select('event_id').execute();
  expect(left).toEqual([{ event_id: 'evt_59' }]);
});

test('requests to be told that a product is back are deleted after sixty days', async () => {
  const { db } = shop;
  const { userId: user_id } = await shop.signUp();
  const ids = new Map<ProductId, number>();
  for (const days of [59, 61]) {
    const { productId: product_id } = await stockProduct(db, { stock: 0 });
    ids.set(product_id, days);
    await db
      .insertInto('back_in_stock_requests')
      .values({ user_id, product_id, language: 'en', asked_at: daysAgo(days) })
      .execute();
  }
  await deleteExpiredData(db, shop.clock.now());
  const left = await db.selectFrom('back_in_stock_requests').select('product_id').execute();
  expect(left.map(({ product_id }) => ids.get(product_id))).toEqual([59]);
});

test('the hourly job deletes the files of mails that are no longer in the outbox', async () => {
  const folder = join(shop.config.dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `2026-03-01T10-20-30.123Z-${makeId<'Mail'>(shop.clock.now())}.eml`);
  await writeFile(file, 'To: somebody who has deleted the account');
  await whileMaintained(() => expect.poll(() => access(file).catch(() => 'gone')).toBe('gone'));
});

test('the hourly job deletes a profile photo whose shop crashed before it was deleted, and no other', async () => {
  const upload = async (as: Person) => {
    const form = new FormData();
    const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } });
    form.append('avatar', new Blob([new Uint8Array(await photo.png().toBuffer())]), 'me.png');
    return new URL((await shop.call('uploadAvatar', form, { as })).data.avatar).pathname;
  };
  const statusOf = async (url: string) => (await shop.app.inject({ method: 'GET', url })).statusCode;
  const [meera, asha, ravi] = [await shop.signUp(), await shop.signUp('Asha'), await shop.signUp('Ravi')];
  const [, id] = /^\/images\/([^/]+)/.exec(await upload(meera)) ?? [];
  const [hers, his] = [await upload(asha), await upload(ravi)];
  // Not a file: it can't be deleted like one.
  const master = join(shop.config.dataDir, 'uploads', `${id}.webp`);
  await rm(master);
  await mkdir(master);
  const unused = [meera.userId, asha.userId];
  await shop.db.updateTable('users').set({ avatar: '' }).where('id', 'in', unused).execute();
  await whileMaintained(() => expect.poll(() => statusOf(hers)).toBe(404));
  expect(await statusOf(his)).toBe(200);
});

test('the hourly job deletes what crashes left of uploads a day ago, and no other file', async () => {
  const { db, config } = shop;
  const lists = ['checked', 'done'] as const;
  const ids = lists.map((state) => ({ state, id: makeId<'PriceList'>(shop.clock.now()) }));
  for (const { id, state } of ids)
    await db
      .insertInto('price_lists')
      .values({
        id,
        state,
        file_name: 'list.csv',
        size_bytes: 1,
        encoding: 'UTF-8',
        delimiter: ',',
        header_at: 0,
        headers: [],
        samples: '[]',
        paise_like: [],
        meanings: [],
        settings: '{}',
        created_at: daysAgo(2),
        updated_at: daysAgo(2),
      })
      .execute();
  const named = (state: (typeof lists)[number]) => `${ids.find((one) => one.state === state)?.id ?? ''}.csv`;
  const old = ['price-lists/unnamed.csv', `price-lists/${named('done')}`, 'price-lists/halfway.csv.part'];
  const unfinished = `uploads/${'ab'.repeat(20)}.webp.0123456789ab.part`;
  const picture = `uploads/${'cd'.repeat(20)}.webp`;
  const kept = [`price-lists/${named('checked')}`, picture, 'price-lists/notes.txt'];
  const recent = ['price-lists/receiving.csv.part', 'price-lists/stored.csv'];
  for (const folder of ['price-lists', 'uploads'])
    await mkdir(join(config.dataDir, folder), { recursive: true });
  for (const name of [...old, unfinished, ...kept, ...recent]) {
    const path = join(config.dataDir, name);
    await writeFile(path, 'x');
    const at = daysAgo(recent.includes(name) ? 0.9 : 1.1);
    await utimes(path, at, at);
  }
  const isThere = async (name: string) =>
    access(join(config.dataDir, name)).then(
      () => true,
      () => false,
    );
  await whileMaintained(async () => {
    for (const name of [...old, unfinished]) await expect.poll(() => isThere(name)).toBe(false);
  });
  for (const name of [...kept, ...recent]) expect(await isThere(name), name).toBe(true);
});

async function whileMaintained(check: () => Promise<unknown>): Promise<void> {
  const serverKeys = createServerKeys(shop.db, shop.config);
  const sealing = sealingOf(shop.db, shop.config);
  const maintenance = createMaintenanceJob({ ...shop, tracing: NO_TRACING, sealing, serverKeys }, 10);
  maintenance.start();
  try {
    await check();
  } finally {
    await maintenance.stop();
  }
}

test('what can’t be deleted doesn’t keep other expired data', async () => {
  const { db } = shop;
  await queueMail(db, { recipient: 'old@jhola.test', subject: 'x', body: 'x' }, daysAgo(40));
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: daysAgo(40) })
    .where('recipient', '=', 'old@jhola.test')
    .execute();
  await countAgainst(db, { name: 'test', most: 5, windowSeconds: 60 }, 'old', daysAgo(40));
  await sql
    .raw(`create function fail_delete() returns trigger language plpgsql as
      $$ begin raise exception 'made up'; end $$;
      create trigger fail_delete before delete on rate_counters for each row execute function fail_delete()`)
    .execute(db);
  await expect(deleteExpiredData(db, shop.clock.now())).rejects.toThrow('made up');
  await sql.raw('drop function fail_delete cascade').execute(db);
  const left = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('recipient', '=', 'old@jhola.test')
    .execute();
  expect(left).toEqual([]);
});
