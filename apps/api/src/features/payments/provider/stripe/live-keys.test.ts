import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../../testing/index.ts';
import { WEBHOOK_PATH } from '../../webhook.ts';

const SECRET = 'whsec_live';
const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(LIVE);
});
afterAll(() => shop.close());

async function statusOf(livemode: boolean | undefined): Promise<number> {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', livemode, data: { object: {} } });
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret: SECRET });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await shop.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers })).statusCode;
}

test('a shop with live keys accepts only events of real money', async () => {
  expect(await statusOf(true)).toBe(200);
  expect(await statusOf(false)).toBe(400);
  expect(await statusOf(undefined)).toBe(400);
});

test('keys of which one is live and the other isn’t are refused at start', async () => {
  const mixed = { ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
  await expect(startTestShop(mixed)).rejects.toThrow('must both be live keys, or both test keys');
});
