import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ContractClient } from '@jhola/contract/client';
import type { AddressId, OrderId, UserId } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/database.ts';
import {
  createTestDatabase,
  HOME,
  type OrderToSend,
  orderOf,
  stockOf,
  stockProduct,
  type TestDatabase,
} from '../../testing/index.ts';
import { PAYMENT_POINTS, type PaymentPoint } from './payment-points.ts';
import { type KillableShop, startKillableShop } from './testing/killable-shop.ts';
import { type OutsideProvider, startOutsideProvider } from './provider/testing/outside-provider.ts';
import { WEBHOOK_PATH } from './webhook.ts';

const STOCK = 5;
const PRICE_PAISE = 10_000;
/** A condition that never becomes true is ended by the test's own timeout. */
const LOOK_EVERY_MS = 20;

type Run = {
  readonly shop: KillableShop;
  readonly db: Database;
  readonly token: string;
  readonly form: OrderToSend;
  readonly pay: (sessionUrl: string) => Promise<void>;
};

/** The actions of a shopper or admin, repeated if the shop dies. */
const WAYS = {
  async payByCard({ shop, token, form, pay }: Run) {
    const { id, url } = await shop.insist((api) => api('checkout', form), token);
    await pay(url);
    await shop.insist((api) => whenSettled(api, id));
  },
  async payAndCancel(run: Run) {
    const { shop, db, token, form, pay } = run;
    const { id, url } = await shop.insist((api) => api('checkout', form), token);
    await pay(url);
    const orderId = await shop.insist((api) => whenSettled(api, id));
    await shop.insist((api) => cancelUnlessCancelled(api, orderId), token);
    await shop.insist((api) => whenRefunded(api, db), token);
  },
  async beginAndPayCash({ shop, token, form }: Run) {
    await shop.insist((api) => api('checkout', form), token);
    await shop.insist((api) => api('placeCashOrder', form), token);
  },
  async beginAndBeLookedAfter({ shop, db, token, form, pay }: Run) {
    const deaths = shop.deaths();
    const { id, url } = await shop.insist((api) => api('checkout', form), token);
    await db
      .updateTable('payments')
      .set({ next_check_at: new Date(0) })
      .where('state', '=', 'open')
      .execute();
    // The sweeper runs on its own schedule: it may have checked the payment as soon as it was open.
    await untilShopDied(shop, deaths);
    await pay(url);
    await shop.insist((api) => whenSettled(api, id));
  },
};

const WAY_TO: Readonly<Record<PaymentPoint, (run: Run) => Promise<void>>> = {
  'hold.written': WAYS.payByCard,
  'hold.committed': WAYS.payByCard,
  'session.asked': WAYS.payByCard,
  'session.answered': WAYS.payByCard,
  'session.recorded': WAYS.payByCard,
  'webhook.received': WAYS.payByCard,
  'settling.written': WAYS.payByCard,
  'settling.committed': WAYS.payByCard,
  'expiry.asked': WAYS.beginAndPayCash,
  'expiry.answered': WAYS.beginAndPayCash,
  'refund.found': WAYS.payAndCancel,
  'refund.answered': WAYS.payAndCancel,
  'refund.recorded': WAYS.payAndCancel,
  'check.claimed': WAYS.beginAndBeLookedAfter,
};

let database: TestDatabase;
let dataDir: string;
let db: Database;
let shop: KillableShop;
let provider: OutsideProvider;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'jhola-crash-'));
  db = openDatabase(database.url);
  provider = await startOutsideProvider(() => shop.url() + WEBHOOK_PATH);
  shop = await startKillableShop({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ...provider.environment,
  });
});
afterAll(async () => {
  await shop.end();
  await provider.close();
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('kill -9 in the middle of a payment: taken minus refunded equals the total of placed orders', () => {
  test.each(PAYMENT_POINTS)('at %s', async (point) => {
    const { productId } = await stockProduct(db, { stock: STOCK, pricePaise: PRICE_PAISE });
    const { token, form, userId } = await shop.insist((api) => fillACart(api, productId));
    const deaths = shop.deaths();
    await shop.dieAt(point);
    await WAY_TO[point]({ shop, db, token, form, pay: provider.pay });
    // A page that polls may settle the payment before the webhook at which the shop should die.
    await untilShopDied(shop, deaths);
    expect(shop.deaths()).toBe(deaths + 1);

    const orders = await db
      .selectFrom('orders')
      .select(['status', 'payment_method'])
      .where('user_id', '=', userId)
      .where('status', '<>', 'abandoned')
      .execute();
    const placed = orders.filter(({ status }) => status === 'pending');
    expect(orders).toHaveLength(1);
    expect(await stockOf(db, productId)).toBe(STOCK - placed.length);
    expect(await provider.balance()).toBe(await paidAndPlaced());
  });

  test('and over all points together', async ({ task }) => {
    task.meta.figures = {
      points: PAYMENT_POINTS.length,
      deaths: shop.deaths(),
      'taken less given back, in paise': await provider.balance(),
      'placed and paid by card, in paise': await paidAndPlaced(),
    };
    expect(shop.deaths()).toBe(PAYMENT_POINTS.length);
  });
});

/** Total of the orders that are placed and paid by card, in paise. */
async function paidAndPlaced(): Promise<number> {
  const rows = await db
    .selectFrom('orders')
    .select('total_paise')
    .where('payment_method', '=', 'card')
    .where('status', 'not in', ['awaiting_payment', 'abandoned', 'cancelled'])
    .execute();
  return rows.reduce((sum, order) => sum + order.total_paise, 0);
}

async function fillACart(api: ContractClient, productId: string) {
  const email = `asha-${Date.now()}@jhola.test`;
  const password = 'mango lassi 42';
  await api('register', { name: 'Asha Rao', email, password, confirmPassword: password });
  const { data } = await api('login', { email, password });
  const as = { headers: { authorization: `Bearer ${data.accesstoken}` } };
  const { data: address } = await api('createAddress', HOME, as);
  await api('addToCart', { productId }, as);
  const { data: cart } = await api('getCart', undefined, as);
  const form = orderOf(cart, address._id as AddressId);
  return { token: data.accesstoken, form, userId: address.userId as UserId };
}

/** Waits until the payment is settled and returns the order's id. */
async function whenSettled(api: ContractClient, sessionId: string): Promise<OrderId> {
  for (;;) {
    const { data } = await api('getPayment', { session_id: sessionId });
    if (data.state === 'paid') return data._id as OrderId;
    await wait(LOOK_EVERY_MS);
  }
}

/** Waits until the shop has died once more and is running again. */
async function untilShopDied(shop: KillableShop, deaths: number): Promise<void> {
  while (shop.deaths() === deaths) {
    await wait(LOOK_EVERY_MS);
    await shop.insist((api) => api('getDeliveryTimes'));
  }
}

/** Cancels an order; if the shop died before its response, the order may be cancelled already. */
async function cancelUnlessCancelled(api: ContractClient, orderId: OrderId): Promise<void> {
  const { data: order } = await api('getOrder', { _id: orderId });
  if (order.status !== 'cancelled') await api('cancelMyOrder', { _id: orderId });
}

async function whenRefunded(api: ContractClient, db: Database): Promise<void> {
  for (;;) {
    // The process that claimed the payment may be dead; its claim would end after 40 seconds.
    await db
      .updateTable('payments')
      .set({ next_check_at: new Date(0) })
      .where('state', '=', 'paid')
      .execute();
    const [order] = (await api('getOrders')).data;
    if (order?.payment_status === 'REFUNDED') return;
    await wait(LOOK_EVERY_MS);
  }
}
