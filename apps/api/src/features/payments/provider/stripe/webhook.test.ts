import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestShop, startTestShop } from '../../../../testing/index.ts';
import { WEBHOOK_PATH } from '../../webhook.ts';

const SECRET = 'whsec_the_shop_and_the_provider_know_it';

let shop: TestShop;

beforeAll(async () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: SECRET,
    // No server listens there, so the webhook must be handled without a request to the provider.
    STRIPE_API_URL: 'http://127.0.0.1:9',
  };
  shop = await startTestShop(keys);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('payment_events').execute());

const event = (id = 'evt_1', type = 'customer.created') =>
  JSON.stringify({ id, object: 'event', type, data: { object: { id: 'x' } } });
const now = () => Math.floor(shop.clock.now().getTime() / 1000);
const sign = (payload: string, timestamp = now(), secret = SECRET) =>
  Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret });

async function post(payload: string | Buffer, signature?: string, contentType = 'application/json') {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    payload,
    headers: {
      'content-type': contentType,
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
  });
  return statusCode;
}
const noted = async () => (await shop.db.selectFrom('payment_events').select('event_id').execute()).length;

describe('the webhook', () => {
  test('accepts what the provider signed, including an event of an unknown type', async () => {
    expect(await post(event(), sign(event()))).toBe(200);
    expect(await post(event('evt_2', 'moon.rose'), sign(event('evt_2', 'moon.rose')))).toBe(200);
    expect(await noted()).toBe(2);
  });

  test('refuses a signed event of real money while the keys are test keys', async () => {
    const live = JSON.stringify({ ...(JSON.parse(event()) as object), livemode: true });
    expect(await post(live, sign(live))).toBe(400);
    expect(await noted()).toBe(0);
  });

  test('accepts a repeated event, and records it once', async () => {
    for (let time = 0; time < 5; time += 1) expect(await post(event(), sign(event()))).toBe(200);
    expect(await noted()).toBe(1);
  });

  test('verifies the raw bytes, whatever the content type', async () => {
    const spaced = ` ${event()}\n`;
    expect(await post(spaced, sign(spaced), 'application/json; charset=utf-8')).toBe(200);
    expect(await post(spaced, sign(event()))).toBe(400);
  });

  test('accepts small clock differences in either direction', async () => {
    const at = (seconds: number) =>
      post(event(`evt_${seconds}`), sign(event(`evt_${seconds}`), now() + seconds));
    expect(await Promise.all([at(-290), at(0), at(290)])).toEqual([200, 200, 200]);
    expect(await Promise.all([at(-310), at(-86_400), at(310), at(86_400)])).toEqual([400, 400, 400, 400]);
    expect(await noted()).toBe(3);
  });

  test('rejects forged, altered, unsigned or invalid events, and records nothing', async ({ task }) => {
    const body = event();
    const good = sign(body);
    const [time = '', mark = ''] = good.split(',');
    const refused = [
      post(body, sign(body, now(), 'whsec_somebody_elses')),
      post(body.replace('evt_1', 'evt_2'), good),
      post(`${body} `, good),
      post(body, undefined),
      post(body, ''),
      post(body, 'nonsense'),
      post(body, time),
      post(body, mark),
      post(body, `${time},v0=${mark.slice(3)}`),
      post(body, `t=${now() + 1},${mark}`),
      post(body, `${time},${mark.slice(0, -1)}${mark.endsWith('0') ? '1' : '0'}`),
      post(body, `${time},${mark.slice(0, -2)}`),
      post(body, `t=${'9'.repeat(40)},${mark}`),
      post('', good),
      post(Buffer.from([0xff, 0xfe, 0x00]), good),
      post(body, sign(body, now() - 86_400)),
      post(body, sign(body, now() + 86_400)),
    ];
    expect(new Set(await Promise.all(refused))).toEqual(new Set([400]));
    expect(await noted()).toBe(0);
    task.meta.figures = { 'forged, mutated, stale or future': refused.length, accepted: await noted() };
  });

  test('settles nothing for a signed body that isn’t an event', async () => {
    for (const body of ['{', 'null', '[]', '{}', '"text"']) {
      expect([200, 400]).toContain(await post(body, sign(body)));
    }
    expect(shop.log.faults).toEqual([]);
  });
});
