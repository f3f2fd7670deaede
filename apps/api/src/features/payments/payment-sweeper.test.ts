import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createPaymentSweeper } from './payment-sweeper.ts';
import { type CardShop, startCardShop } from './testing/card-shop.ts';
import { WEBHOOK_PATH } from './webhook.ts';

const MINUTE_MS = 60_000;

let shop: CardShop;
beforeEach(async () => {
  shop = await startCardShop();
  return () => shop.close();
});

/** Begins payments that are due. */
async function begin(count: number): Promise<string[]> {
  const sessions: string[] = [];
  for (let n = 0; n < count; n += 1) sessions.push(await shop.begin(await shop.shopper()));
  await shop.db
    .updateTable('payments')
    .set({ next_check_at: new Date(0), fault: null })
    .execute();
  return sessions;
}

function sweeperWith(timeoutMs: number, shortTimeoutMs: number) {
  return createPaymentSweeper(shop.context, { timeoutMs, shortTimeoutMs });
}

const payments = () => shop.db.selectFrom('payments').select(['state', 'checks', 'fault']).execute();

describe('while the provider doesn’t respond', () => {
  test('waits for the full timeout in one batch only, and releases no hold', async () => {
    const sessions = await begin(25);
    const release = shop.provider.hold();
    onTestFinished(release);
    const sweeper = sweeperWith(100, 10);
    while ((await sweeper.sweep()) > 0);
    const waited = (await payments()).map(({ fault }) => /within (\d+) ms/.exec(fault ?? '')?.[1]);
    expect(waited.filter((ms) => ms === '100')).toHaveLength(10);
    expect(waited.filter((ms) => ms === '10')).toHaveLength(15);
    for (const session of sessions)
      expect(await shop.stateOf(session)).toMatchObject({ payment: 'open', order: 'awaiting_payment' });
  });

  test('checks an open payment again within a minute, but a lapsed one later and later', async () => {
    await begin(1);
    shop.provider.isUnavailable = true;
    /** After a payment in this state was checked often, the seconds from a check that fails to the next one. */
    const secondsLeft = async (state: 'open' | 'lapsed') => {
      const next_check_at = shop.clock.now();
      await shop.db.updateTable('payments').set({ state, checks: 12, next_check_at }).execute();
      expect(await sweeperWith(100, 10).sweep()).toBe(1);
      const [row] = await shop.db.selectFrom('payments').select('next_check_at').execute();
      return ((row?.next_check_at.getTime() ?? 0) - next_check_at.getTime()) / 1_000;
    };
    expect(Math.floor((await secondsLeft('open')) / 60)).toBe(0);
    expect(Math.floor((await secondsLeft('lapsed')) / 60)).toBe(10);
  });

  test('is stopped at once, and leaves what it has claimed as it is', async () => {
    await begin(1);
    const checks = async () => (await payments())[0]?.checks ?? 0;
    const before = await checks();
    onTestFinished(shop.provider.hold());
    const sweeper = sweeperWith(MINUTE_MS * 60, MINUTE_MS * 60);
    sweeper.start();
    await expect.poll(checks).toBe(before + 1);
    await sweeper.stop();
    expect(await payments()).toMatchObject([{ state: 'open', fault: null }]);
  });
});

test('the provider is asked to send an event again if its payment can’t be read within the timeout', async () => {
  const session = await shop.begin(await shop.shopper());
  shop.provider.pay(session);
  shop.provider.timeoutMs = 50;
  onTestFinished(shop.provider.hold());
  const event = shop.provider.event(session, 'completed');
  const payload = { ...event, session: { ...shop.provider.report(session), amount: null } };
  const { statusCode } = await shop.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload });
  expect(statusCode).toBe(503);
  expect(await payments()).toMatchObject([{ state: 'open' }]);
});
