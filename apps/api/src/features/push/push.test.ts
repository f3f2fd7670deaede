import { randomUUID } from 'node:crypto';
import type { InputOf } from '@jhola/contract/client';
import { DAY_MS, type OrderId } from '@jhola/domain';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../../platform/metrics/index.ts';
import {
  type Person,
  placeOrder,
  repetitions,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../testing/index.ts';
import { createServerKeys } from '../../platform/keys/index.ts';
import { createPushKeys, createPushSender } from './index.ts';
import type { PushSender } from './push-sender.ts';
import { createPushDevice } from './testing/push-device.ts';
import { startPushService } from './testing/push-service.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let shop: TestShop;
let admin: Person;
let asha: Person;
let sender: PushSender;

beforeAll(async () => {
  service = await startPushService();
  shop = await startTestShop({
    ORDER_PUSH: 'on',
    ORDER_PUSH_SERVICES: service.origin,
    SHOP_EMAIL: 'help@jhola.test',
  });
  admin = await shop.signInAdmin();
  sender = anotherProcess();
});
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(async () => {
  service.respondWith(201);
  service.received.length = 0;
  await shop.db.deleteFrom('push_subscriptions').execute();
  asha = await shop.signUp('Asha Rao');
});

function anotherProcess(clock: Pick<TestShop['clock'], 'now'> = shop.clock): PushSender {
  const keys = createPushKeys((fresh) => createServerKeys(shop.db, shop.config).keep('push', fresh));
  return createPushSender({ ...shop, clock, metrics: createMetrics(shop.log) }, keys);
}

/** Subscribes a user's device; without cookies in English. */
async function start(person: Person, language = 'en') {
  const device = createPushDevice(`${service.origin}/up/${randomUUID()}`);
  const as = { ...person, cookies: { language } };
  await shop.call('startPush', device.subscription, { as });
  return device;
}

async function order(person: Person): Promise<string> {
  const { productId } = await stockProduct(shop.db);
  return (await placeOrder(shop, person, [{ productId, quantity: 1 }]))._id;
}

type Move = InputOf<'moveOrder'>;
const move = (_id: string, from: Move['from'], to: Move['to']) =>
  shop.call('moveOrder', { _id, from, to }, { as: admin });

type Device = ReturnType<typeof createPushDevice>;

/**
 * Waits until a device has received this many messages, and returns them decrypted. The shop's own sender may have been
 * first.
 */
async function readBy(device: Device, count: number) {
  const path = new URL(device.subscription.endpoint).pathname;
  const own = () => service.received.filter((one) => one.path === path);
  await expect
    .poll(async () => {
      await sender.sendDue();
      return own().length;
    })
    .toBeGreaterThanOrEqual(count);
  await expect.poll(waiting).toEqual([]);
  expect(own()).toHaveLength(count);
  return own().map(({ body }) => device.read(body));
}

const waiting = () =>
  shop.db.selectFrom('push_queue').select(['status', 'tries', 'queued_at', 'next_try_at']).execute();
const subscribed = () => shop.db.selectFrom('push_subscriptions').select(['endpoint', 'user_id']).execute();
const isOn = async (as: Person) => (await shop.call('getPush', undefined, { as })).data.isOn;

describe('a device that is subscribed', () => {
  test('receives each status of an order, encrypted, in its language, and of nobody else’s orders', async () => {
    const ravi = await shop.signUp('Ravi');
    const device = await start(asha);
    const hindi = await start(ravi, 'hi');
    expect(await isOn(asha)).toBe(true);
    const _id = await order(asha);
    const { data } = await shop.call('getOrder', { _id }, { as: asha });
    await move(_id, 'pending', 'processing');
    expect(await readBy(device, 1)).toEqual([
      {
        title: 'Your order is being packed',
        body: `Order ${data.orderId}`,
        lang: 'en',
        path: `/dashboard/myorders/${_id}`,
        tag: _id,
      },
    ]);
    const others = await order(ravi);
    await move(others, 'pending', 'processing');
    expect(await readBy(hindi, 1)).toMatchObject([{ title: 'आपका ऑर्डर पैक हो रहा है', lang: 'hi' }]);
    await move(_id, 'processing', 'shipped');
    expect(await readBy(device, 2)).toMatchObject([{}, { title: 'Your order is on its way' }]);
    await move(_id, 'shipped', 'delivered');
    expect(await readBy(device, 3)).toMatchObject([{}, {}, { title: 'Your order is at your door. Enjoy!' }]);
  });

  test('receives messages that are signed with the shop’s key, and expire after an hour', async () => {
    const { data } = await shop.call('getPush', undefined, { as: asha });
    const device = await start(asha);
    const _id = await order(asha);
    await move(_id, 'pending', 'processing');
    await readBy(device, 1);
    const headers = service.received[0]?.headers;
    expect(headers).toMatchObject({
      ttl: '3600',
      urgency: 'high',
      topic: _id,
      'content-encoding': 'aes128gcm',
    });
    const [, token = '', key] = /^vapid t=(.+), ?k=(.+)$/.exec(headers?.authorization ?? '') ?? [];
    expect(key).toBe(data.key);
    expect(decodeJwt(token)).toMatchObject({ aud: service.origin, sub: 'mailto:help@jhola.test' });
    const again = createPushKeys((fresh) => createServerKeys(shop.db, shop.config).keep('push', fresh));
    expect((await again()).publicKey).toBe(key);
  });

  test('receives a message when the shop cancels, and none when the shopper does', async () => {
    const device = await start(asha);
    await shop.call('cancelMyOrder', { _id: await order(asha) }, { as: asha });
    const _id = await order(asha);
    await shop.call('cancelOrder', { _id, from: 'pending', reason: 'Out of stock' }, { as: admin });
    expect(await readBy(device, 1)).toMatchObject([
      { title: 'Sorry, we had to cancel your order', tag: _id },
    ]);
  });

  test('receives nothing after it was switched off', async () => {
    await start(asha);
    await shop.call('stopPush', undefined, { as: asha });
    expect(await isOn(asha)).toBe(false);
    await move(await order(asha), 'pending', 'processing');
    expect(await waiting()).toEqual([]);
  });

  test('belongs to its current user: another login takes it over', async () => {
    const device = await start(asha);
    const ravi = await shop.signUp('Ravi');
    await shop.call('startPush', device.subscription, { as: ravi });
    expect(await isOn(asha)).toBe(false);
    expect(await subscribed()).toEqual([{ endpoint: device.subscription.endpoint, user_id: ravi.userId }]);
  });

  test('has one subscription, the newest', async () => {
    await start(asha);
    const device = await start(asha);
    expect(await subscribed()).toMatchObject([{ endpoint: device.subscription.endpoint }]);
  });
});

describe('a subscription ends', () => {
  const ends: readonly [string, (person: Person) => Promise<unknown>][] = [
    ['logs out', (as) => shop.call('logout', undefined, { as })],
    ['logs out everywhere', (as) => shop.call('logoutEverywhere', undefined, { as })],
    ['is suspended', ({ userId }) => shop.call('suspendUser', { _id: userId }, { as: admin })],
    ['deletes the account', (as) => shop.call('deleteAccount', { password: as.password }, { as })],
  ];
  test.each(ends)('when the shopper %s', async (_what, end) => {
    await start(asha);
    await end(asha);
    expect(await subscribed()).toEqual([]);
  });

  test('when the session expires: nothing is sent, and it is deleted', async () => {
    await start(asha);
    const _id = await order(asha);
    const now = shop.clock.now();
    await shop.db
      .updateTable('sessions')
      .set({ expires_at: now })
      .where('user_id', '=', asha.userId)
      .execute();
    await move(_id, 'pending', 'processing');
    await expect.poll(async () => [await sender.sendDue(), await subscribed()]).toEqual([0, []]);
    expect(service.received).toEqual([]);
  });

  test.each([404, 410])('when the push service responds with %i', async (status) => {
    service.respondWith(status);
    await start(asha);
    await move(await order(asha), 'pending', 'processing');
    await expect.poll(async () => [await sender.sendDue(), await subscribed()]).toEqual([0, []]);
    expect(await waiting()).toEqual([]);
  });
});

describe('a message that can’t be sent', () => {
  /** Moves an order while the push service responds like this, and returns when the first attempt is recorded. */
  async function moveWithResponse(status: number, headers?: Record<string, string>) {
    service.respondWith(status, headers);
    const device = await start(asha);
    const _id = await order(asha);
    await move(_id, 'pending', 'processing');
    await expect.poll(async () => (await sender.sendDue(), service.received.length)).toBe(1);
    return { device, _id };
  }
  /**
   * Resolves when the attempt is recorded: the message is due the given number of seconds after it, not when its claim
   * ends.
   */
  async function isDueAfter(seconds: number): Promise<void> {
    const left = async () => {
      const [row] = await waiting();
      return ((row?.next_try_at.getTime() ?? 0) - shop.clock.now().getTime()) / 1000;
    };
    const claim = 150;
    const isNoted = async () => (seconds < claim ? (await left()) <= seconds : (await left()) > claim);
    await expect.poll(isNoted).toBe(true);
    const [row] = await waiting();
    const pause = (row?.next_try_at.getTime() ?? 0) - (row?.queued_at.getTime() ?? 0);
    expect(pause).toBeGreaterThanOrEqual(seconds * 1000);
  }

  /** Dates the queue back. Advancing the clock instead would end sessions. */
  async function later(ms: number): Promise<void> {
    await sql`
      update push_queue set queued_at = queued_at - ${ms} * interval '1 millisecond',
        next_try_at = next_try_at - ${ms} * interval '1 millisecond',
        claimed_until = claimed_until - ${ms} * interval '1 millisecond'`.execute(shop.db);
  }

  test('is retried with growing delays, for at most an hour', async () => {
    const { device } = await moveWithResponse(503);
    await isDueAfter(10);
    await later(11_000);
    await expect.poll(async () => (await sender.sendDue(), service.received.length)).toBe(2);
    await isDueAfter(20);
    await later(21_000);
    service.respondWith(201);
    expect(await readBy(device, 3)).toHaveLength(3);
    service.respondWith(503);
    const _id = await order(asha);
    await move(_id, 'pending', 'processing');
    await expect.poll(async () => (await sender.sendDue(), service.received.length)).toBe(4);
    await later(61 * 60_000);
    await expect.poll(async () => [await sender.sendDue(), await waiting()]).toEqual([0, []]);
  });

  test('is not sent either if it is more than an hour old, because no shop was running', async () => {
    await start(asha);
    const order_id = (await order(asha)) as OrderId;
    const { session_id } = await shop.db
      .selectFrom('push_subscriptions')
      .select('session_id')
      .executeTakeFirstOrThrow();
    const queued_at = new Date(shop.clock.now().getTime() - 61 * 60_000);
    await shop.db
      .insertInto('push_queue')
      .values({ session_id, order_id, status: 'processing', queued_at, next_try_at: queued_at })
      .execute();
    await expect.poll(async () => [await sender.sendDue(), await waiting()]).toEqual([0, []]);
    expect(service.received).toEqual([]);
    expect(await subscribed()).toHaveLength(1);
  });

  test('waits as long as the push service demands, up to a quarter of an hour', async () => {
    await moveWithResponse(429, { 'retry-after': '100' });
    await isDueAfter(100);
    await shop.db.deleteFrom('push_queue').execute();
    service.received.length = 0;
    await moveWithResponse(429, { 'retry-after': '100000' });
    await isDueAfter(900);
  });

  test('is dropped if it is refused, and the device stays subscribed', async () => {
    await moveWithResponse(400);
    await expect.poll(waiting).toEqual([]);
    expect(await subscribed()).toHaveLength(1);
  });

  test('doesn’t follow redirects', async () => {
    await moveWithResponse(307, { location: `${service.origin}/inside` });
    await isDueAfter(10);
    expect(service.received.map(({ path }) => path)).not.toContain('/inside');
  });

  test('is sent although the clock that set its next try was a day ahead', async () => {
    const { device } = await moveWithResponse(503);
    await isDueAfter(10);
    service.respondWith(201);
    await later(-DAY_MS);
    expect(await readBy(device, 2)).toHaveLength(2);
  });

  test('is replaced by the next status: one message waits per order', async () => {
    const { device, _id } = await moveWithResponse(503);
    await isDueAfter(10);
    service.respondWith(201);
    await move(_id, 'processing', 'shipped');
    expect(await readBy(device, 2)).toMatchObject([{}, { title: 'Your order is on its way' }]);
  });
});

describe('a status that is queued while the previous one is being sent', () => {
  /** Resolves when one process waits for the response to an order's first message, and its second status is queued. */
  async function queueDuring() {
    const release = service.hold();
    const device = await start(asha);
    const _id = await order(asha);
    await move(_id, 'pending', 'processing');
    const first = sender.sendDue();
    await expect.poll(() => service.received.length).toBe(1);
    await move(_id, 'processing', 'shipped');
    const titles = () => service.received.map(({ body }) => (device.read(body) as { title: string }).title);
    return { device, release, first, titles };
  }
  const BOTH = ['Your order is being packed', 'Your order is on its way'];

  test.each([
    ['is sent', 201],
    ['can’t be sent', 503],
    ['is refused', 400],
  ])('doesn’t overtake it: other processes wait until it %s', async (_what, status) => {
    service.respondWith(status);
    const { release, first, titles } = await queueDuring();
    expect(await anotherProcess().sendDue()).toBe(0);
    expect(titles()).toEqual(BOTH.slice(0, 1));
    service.respondWith(201);
    release();
    await first;
    await expect.poll(async () => [await sender.sendDue(), await waiting()]).toEqual([0, []]);
    expect(titles()).toEqual(BOTH);
  });

  test('is sent by another process once the claim of one that died has ended', async () => {
    const { release, first, titles } = await queueDuring();
    await shop.db.updateTable('push_queue').set({ claimed_until: shop.clock.now() }).execute();
    const second = anotherProcess().sendDue();
    await expect.poll(titles).toEqual(BOTH);
    release();
    await Promise.all([first, second]);
    await expect.poll(waiting).toEqual([]);
  });

  test('isn’t lost if the device subscribes again and its old address is gone', async () => {
    service.respondWith(410);
    const { release, first } = await queueDuring();
    const device = await start(asha);
    release();
    await first;
    service.respondWith(201);
    expect(await readBy(device, 1)).toMatchObject([{ title: BOTH[1] }]);
  });
});

test('a status that is queued while the previous one is being sent is sent too', async () => {
  for (let round = 1; round <= repetitions(60); round += 1) {
    service.received.length = 0;
    const shopper = await shop.signUp();
    const device = await start(shopper);
    const _id = await order(shopper);
    await move(_id, 'pending', 'processing');
    await Promise.all([sender.sendDue(), anotherProcess().sendDue(), move(_id, 'processing', 'shipped')]);
    await expect.poll(async () => [await sender.sendDue(), await waiting()]).toEqual([0, []]);
    const told = service.received.map(({ body }) => device.read(body) as { title: string });
    expect(told.at(-1)?.title).toBe('Your order is on its way');
    expect(told.length).toBeLessThanOrEqual(2);
    await move(_id, 'shipped', 'delivered');
    await expect.poll(async () => [await sender.sendDue(), await waiting()]).toEqual([0, []]);
  }
  expect(shop.log.faults).toEqual([]);
});

/**
 * Queues a message for each order, due in five minutes. Returns the clock of senders that are ahead of time, so that the
 * shop's own one doesn't take part.
 */
async function queueAhead(): Promise<Pick<TestShop['clock'], 'now'>> {
  await sql`
    insert into push_queue (session_id, order_id, status, queued_at, next_try_at)
    select p.session_id, o.id, 'processing', ${shop.clock.now()}::timestamptz,
      ${shop.clock.now()}::timestamptz + interval '5 minutes'
    from push_subscriptions p join orders o on o.user_id = p.user_id`.execute(shop.db);
  return { now: () => new Date(shop.clock.now().getTime() + 6 * 60_000) };
}

test('a sender that can’t record results releases what it hasn’t begun to send, and fails once all are done', async () => {
  await start(asha);
  for (let count = 0; count < 6; count += 1) await order(asha);
  const clock = await queueAhead();
  await sql
    .raw(`create function fail_delete() returns trigger language plpgsql as
      $$ begin raise exception 'made up'; end $$;
      create trigger fail_delete before delete on push_queue for each row execute function fail_delete()`)
    .execute(shop.db);
  const failing = anotherProcess(clock);
  await expect(failing.sendDue()).rejects.toThrow('made up');
  await sql.raw('drop function fail_delete cascade').execute(shop.db);
  expect(service.received).toHaveLength(5);
  expect((await waiting()).filter(({ tries }) => tries === 0)).toHaveLength(1);
  expect(await anotherProcess(clock).sendDue()).toBe(1);
});

test('a sender that is stopped releases what it hasn’t begun to send, for another process at once', async () => {
  await start(asha);
  for (let count = 0; count < 6; count += 1) await order(asha);
  const clock = await queueAhead();
  const [stopped, other] = [anotherProcess(clock), anotherProcess(clock)];
  const release = service.hold();
  const first = stopped.sendDue();
  await expect.poll(() => service.received.length).toBe(5);
  await stopped.stop();
  release();
  expect(await first).toBe(5);
  expect(await waiting()).toMatchObject([{ tries: 0 }]);
  expect(await other.sendDue()).toBe(1);
  expect(await waiting()).toEqual([]);
  expect(service.received).toHaveLength(6);
});

test('subscriptions are part of the download of one’s data, without their secrets', async () => {
  const device = await start(asha);
  const headers = { authorization: `Bearer ${asha.accessToken}` };
  const { body } = await shop.app.inject({ url: '/api/user/export', headers });
  expect(JSON.parse(body).orderUpdates).toMatchObject([{ service: '127.0.0.1', language: 'en' }]);
  expect(body).not.toContain(device.subscription.endpoint);
});

describe('refused are', () => {
  const { subscription } = createPushDevice('https://fcm.googleapis.com/fcm/send/abc');
  test.each([
    [
      'an address inside of the network',
      { ...subscription, endpoint: 'http://169.254.169.254/latest/meta-data' },
    ],
    ['an address of anybody', { ...subscription, endpoint: 'https://fcm.googleapis.com.evil.test/' }],
    ['no address', { ...subscription, endpoint: 'abc' }],
    ['a key that is too short', { ...subscription, keys: { ...subscription.keys, p256dh: 'abcd' } }],
    ['no keys', { endpoint: subscription.endpoint }],
  ])('%s', async (_what, input) => {
    expect(await shop.refused('startPush', input, { as: asha })).toMatchObject({ status: 400 });
    expect(await subscribed()).toEqual([]);
  });

  test('visitors', async () => {
    expect(await shop.refused('startPush', subscription)).toMatchObject({ status: 401 });
    expect(await shop.refused('getPush')).toMatchObject({ status: 401 });
  });
});

test('a shop with push messages switched off offers nothing and creates no keys', async () => {
  const plain = await startTestShop();
  try {
    const as = await plain.signUp();
    expect((await plain.call('getPush', undefined, { as })).data).toEqual({ key: null, isOn: false });
    const { subscription } = createPushDevice('https://fcm.googleapis.com/fcm/send/abc');
    expect(await plain.refused('startPush', subscription, { as })).toMatchObject({ status: 404 });
    const keys = await plain.db.selectFrom('server_keys').select('name').where('name', '=', 'push').execute();
    expect(keys).toEqual([]);
  } finally {
    await plain.close();
  }
});
