import type { InputOf } from '@jhola/contract/client';
import type { OrderId } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueMail } from './platform/mail/index.ts';
import {
  fillCart,
  gate,
  type Person,
  placeOrder,
  readMetrics,
  startTestShop,
  stockProduct,
  type TestShop,
} from './testing/index.ts';
import { type CardShop, startCardShop } from './features/payments/testing/card-shop.ts';

const MINUTE_MS = 60_000;
const TOKEN = 'a-token-that-is-long-enough';

let shop: TestShop;
let admin: Person;
let asha: Person;

beforeAll(async () => {
  shop = await startTestShop({ METRICS_TOKEN: TOKEN });
  admin = await shop.signInAdmin();
  asha = await shop.signUp();
});
afterAll(() => shop.close());

const scrape = (authorization = `Bearer ${TOKEN}`, of = shop) =>
  of.app.inject({ url: '/metrics', headers: { authorization } });
const metrics = async () => readMetrics((await scrape()).body);
/** The increase of each of these series during an action. */
async function growth(names: readonly string[], act: () => Promise<unknown>): Promise<number[]> {
  const before = await metrics();
  await act();
  const after = await metrics();
  return names.map((name) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? 0));
}

async function orderInCash(pricePaise: number): Promise<OrderId> {
  const { productId } = await stockProduct(shop.db, { pricePaise });
  return (await placeOrder(shop, asha, [{ productId, quantity: 2 }]))._id as OrderId;
}

describe('GET /metrics', () => {
  test('responds only to requests with the token', async () => {
    const { statusCode, headers } = await scrape();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN]) {
      expect((await scrape(authorization)).statusCode).toBe(403);
    }
    expect((await shop.app.inject({ url: '/metrics' })).statusCode).toBe(403);
    const asAdmin = await scrape(`Bearer ${admin.accessToken}`);
    expect(asAdmin.statusCode).toBe(403);
  });

  test('doesn’t exist if no token is set', async () => {
    const closed = await startTestShop();
    try {
      expect((await scrape(undefined, closed)).statusCode).toBe(404);
      expect((await scrape('', closed)).statusCode).toBe(404);
    } finally {
      await closed.close();
    }
  });
});

describe('the metrics', () => {
  test('count orders and sales in rupees, once even if an order is sent several times', async () => {
    const names = ['jhola_orders_placed_total{payment="cash"}', 'jhola_sales_rupees_total{payment="cash"}'];
    const { productId } = await stockProduct(shop.db, { pricePaise: 12_345 });
    const form = await fillCart(shop, asha, [{ productId, quantity: 2 }]);
    const grown = await growth(names, async () => {
      await shop.call('placeCashOrder', form, { as: asha });
      await shop.call('placeCashOrder', form, { as: asha });
    });
    expect(grown[0]).toBe(1);
    expect(grown[1]).toBeCloseTo(246.9, 6);
  });

  test('show open orders by status, late ones, deliveries and cancelled orders', async () => {
    const late = await orderInCash(5_000);
    shop.clock.advance(11 * MINUTE_MS);
    const fresh = await orderInCash(5_000);
    const names = [
      'jhola_orders_open{status="pending"}',
      'jhola_orders_open{status="shipped"}',
      'jhola_orders_late',
    ];
    const before = await metrics();
    expect(before.get('jhola_orders_late')).toBeGreaterThanOrEqual(1);
    const move = (from: InputOf<'moveOrder'>['from'], to: InputOf<'moveOrder'>['to']) =>
      shop.call('moveOrder', { _id: late, from, to }, { as: admin });
    const moved = await growth(names, async () => {
      await move('pending', 'processing');
      await move('processing', 'shipped');
    });
    expect(moved).toEqual([-1, 1, 0]);
    const delivered = await growth(
      [...names, 'jhola_delivery_seconds_bucket{le="600"}', 'jhola_delivery_seconds_bucket{le="720"}'],
      async () => {
        await move('shipped', 'delivered');
        await move('shipped', 'delivered'); // sent again after a lost response
      },
    );
    expect(delivered).toEqual([0, -1, -1, 0, 1]);
    const alsoFresh = await orderInCash(5_000);
    const lost = await growth(['jhola_orders_lost_total{as="cancelled"}'], async () => {
      for (let time = 0; time < 2; time += 1) {
        await shop.call('cancelMyOrder', { _id: fresh }, { as: asha });
        const seen = { _id: alsoFresh, from: 'pending', reason: 'The fridge broke' } as const;
        await shop.call('cancelOrder', seen, { as: admin });
      }
    });
    expect(lost).toEqual([2]);
  });

  test('count responses by call and code, and measure how long they took', async () => {
    const grown = await growth(
      [
        'jhola_responses_total{call="getCategories",code="200"}',
        'jhola_responses_total{call="getCart",code="401"}',
        'jhola_response_seconds_count{call="getCategories"}',
        'jhola_response_seconds_bucket{le="+Inf",call="getCategories"}',
      ],
      async () => {
        await shop.call('getCategories');
        await shop.send('getCart');
        await shop.send('getCart');
      },
    );
    expect(grown).toEqual([1, 2, 1, 1]);
  });

  test('give all unknown paths one label, so that clients can’t fill the memory', async () => {
    const ask = async (n: number) => {
      for (let i = 0; i < n; i += 1) await shop.app.inject(`/made-up/${n}/${i}?x=${i}`);
    };
    await ask(1);
    const size = (await metrics()).size;
    expect(await growth(['jhola_responses_total{call="unknown",code="404"}'], () => ask(20))).toEqual([20]);
    expect((await metrics()).size).toBe(size);
  });

  test('show the number of database connections in use', async () => {
    const held = gate();
    const inUse = 'jhola_database_connections{state="in use"}';
    const transactions = Array.from({ length: 3 }, () =>
      shop.db.transaction().execute(async (tx) => {
        await tx.selectFrom('users').select('id').limit(1).execute();
        await held.promise;
      }),
    );
    await expect.poll(async () => (await metrics()).get(inUse)).toBe(3);
    held.resolve();
    await Promise.all(transactions);
    await expect.poll(async () => (await metrics()).get(inUse)).toBe(0);
    const now = await metrics();
    expect(now.get('jhola_database_up')).toBe(1);
    expect(now.get('jhola_database_connections_max')).toBe(10);
  });

  test('show the number of waiting mails, and how long they have waited', async () => {
    // Dated ahead, so that the shop doesn't send it before it is counted.
    const at = new Date(shop.clock.now().getTime() + 60 * MINUTE_MS);
    await expect.poll(async () => (await metrics()).get('jhola_mails_waiting')).toBe(0);
    await queueMail(shop.db, { recipient: 'a@jhola.test', subject: 'x', body: 'x' }, at);
    expect((await metrics()).get('jhola_mails_waiting')).toBe(1);
    await shop.db
      .updateTable('mail_outbox')
      .set({ created_at: new Date(shop.clock.now().getTime() - 90_000) })
      .where('sent_at', 'is', null)
      .execute();
    expect((await metrics()).get('jhola_mails_oldest_seconds')).toBeCloseTo(90, 0);
    const sent = await growth(['jhola_mails_sent_total'], async () => {
      await shop.db
        .updateTable('mail_outbox')
        .set({ next_try_at: new Date(0) })
        .where('sent_at', 'is', null)
        .execute();
      await expect.poll(async () => (await metrics()).get('jhola_mails_waiting')).toBe(0);
    });
    expect(sent).toEqual([1]);
  });

  test('don’t count how long a mail waits that only its recipient refuses', async () => {
    const ago = (minutes: number) => new Date(shop.clock.now().getTime() - minutes * MINUTE_MS);
    await shop.db.deleteFrom('mail_outbox').execute();
    // In a transaction, so that the shop doesn't send it before it is to be retried later.
    await shop.db.transaction().execute(async (tx) => {
      await queueMail(tx, { recipient: 'refused@jhola.test', subject: 'x', body: 'x' }, ago(20));
      await tx
        .updateTable('mail_outbox')
        .set({ next_try_at: ago(-30) })
        .execute();
    });
    expect((await metrics()).get('jhola_mails_oldest_seconds')).toBeCloseTo(1_200, 0);
    await shop.db.transaction().execute(async (tx) => {
      await queueMail(tx, { recipient: 'sent@jhola.test', subject: 'x', body: 'x' }, ago(10));
      await tx
        .updateTable('mail_outbox')
        .set({ sent_at: ago(9) })
        .where('recipient', '=', 'sent@jhola.test')
        .execute();
    });
    const now = await metrics();
    expect([now.get('jhola_mails_waiting'), now.get('jhola_mails_oldest_seconds')]).toEqual([1, 0]);
    await shop.db.deleteFrom('mail_outbox').execute();
  });

  test('show the catalogue snapshot’s size and age', async () => {
    const { categoryId, subCategoryId } = await stockProduct(shop.db);
    const image = ['/images/abcdef1234/640.webp'];
    const product = {
      name: 'Ghee',
      image,
      category: [categoryId],
      subCategory: [subCategoryId],
      unit: '1 l',
    };
    const names = ['jhola_shelf_products', 'jhola_shelf_version'];
    await shop.call('createProduct', { ...product, stock: 1, price: 500 }, { as: admin });
    const grown = await growth(names, () =>
      shop.call('createProduct', { ...product, name: 'Paneer', stock: 1, price: 90 }, { as: admin }),
    );
    expect(grown).toEqual([1, 1]);
    const age = (await metrics()).get('jhola_shelf_age_seconds');
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60);
  });

  test('measure searches, and count those that find nothing', async () => {
    const grown = await growth(
      ['jhola_search_seconds_count', 'jhola_searches_without_result_total'],
      async () => {
        await shop.call('searchProducts', { search: 'ghee' });
        await shop.call('searchProducts', { search: 'zzqqxxy' });
      },
    );
    expect(grown).toEqual([2, 1]);
  });
});

describe('the metrics of card payments', () => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await startCardShop({ METRICS_TOKEN: TOKEN }, { logsErrors: true });
  });
  afterAll(() => cards.close());

  test('count a sale once, when it is paid', async () => {
    // The context handles the provider's events, and has its own metrics.
    const read = async () => readMetrics(await cards.context.services.metrics.scrape());
    const session = await cards.begin(await cards.shopper(5, 2));
    expect((await read()).get('jhola_orders_placed_total{payment="card"}')).toBe(0);
    cards.provider.pay(session);
    await cards.tell(cards.provider.event(session, 'completed'));
    await cards.tell(cards.provider.event(session, 'completed'));
    const paid = await read();
    expect(paid.get('jhola_orders_placed_total{payment="card"}')).toBe(1);
    expect(paid.get('jhola_sales_rupees_total{payment="card"}')).toBe(200);
  });

  test('show open payments, and those that need an admin', async () => {
    const read = async () => {
      const all = readMetrics((await scrape(undefined, cards)).body);
      return ['jhola_payments_open', 'jhola_payments_held', 'jhola_refunds_pending'].map((name) =>
        all.get(name),
      );
    };
    const session = await cards.begin(await cards.shopper());
    expect(await read()).toEqual([1, 0, 0]);
    cards.provider.pay(session, { amount: 1 });
    await cards.tell(cards.provider.event(session, 'completed'));
    expect(await read()).toEqual([0, 1, 0]);
  });
});
