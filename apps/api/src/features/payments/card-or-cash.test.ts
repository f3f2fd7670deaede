import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate, orderOf, repetitions, stockOf } from '../../testing/index.ts';
import { type CardShop, type Shopper, startCardShop } from './testing/card-shop.ts';

const ROUNDS = repetitions(200);
const SHOPPERS = 10;
const STOCK = 1_000;

let shop: CardShop;

beforeAll(async () => {
  const most = String(ROUNDS);
  shop = await startCardShop({ CAP_CASH_ORDERS_UNCONFIRMED: most, CAP_ORDERS_PER_ADDRESS: most });
});
afterAll(() => shop.close());

/**
 * One tab pays by card as soon as it can, and a webhook follows; another tab chooses cash at the same moment, or when
 * the payment page has opened.
 */
async function race(shopper: Shopper): Promise<void> {
  const { as, form } = shopper;
  const opened = gate();
  const byCard = async () => {
    const { status, body } = await shop.send('checkout', form, { as });
    opened.resolve();
    if (status !== 200) return;
    await wait(Math.random() * 10);
    const session = String(body['id']);
    shop.provider.pay(session);
    await shop.tell(shop.provider.event(session, 'completed'));
  };
  const inCash = async () => {
    if (Math.random() < 0.5) await opened.promise;
    await wait(Math.random() * 50);
    await shop.send('placeCashOrder', form, { as });
  };
  await Promise.all([byCard(), inCash(), ...(Math.random() < 0.3 ? [byCard()] : [])]);
}

async function refill({ as, productId, form }: Shopper): Promise<Shopper['form']> {
  const { data: left } = await shop.call('getCart', undefined, { as });
  for (const line of left) await shop.call('removeFromCart', { _id: line._id }, { as });
  await shop.call('addToCart', { productId, quantity: 1 }, { as });
  return orderOf((await shop.call('getCart', undefined, { as })).data, form.addressId);
}

test(`two tabs pay the same cart by card and in cash, ${ROUNDS} times: nobody pays twice`, async ({
  task,
}) => {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => shop.shopper(STOCK)));
  const won = { card: 0, cash: 0 };
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let round = 1; round <= ROUNDS / SHOPPERS; round += 1) {
        await race({ ...shopper, form: round === 1 ? shopper.form : await refill(shopper) });
        const { totalCount } = await shop.call('getOrders', undefined, { as: shopper.as });
        expect(totalCount).toBe(round);
      }
    }),
  );
  await shop.sweep();
  const orders = await shop.db.selectFrom('orders').select(['payment_method', 'status']).execute();
  for (const order of orders) if (order.status === 'pending') won[order.payment_method] += 1;
  expect(won.card + won.cash).toBe(ROUNDS);
  expect(won.card).toBeGreaterThan(0);
  expect(won.cash).toBeGreaterThan(0);

  const paid = [...shop.provider.requests.keys()].filter((id) => shop.provider.report(id).isPaid);
  expect(paid).toHaveLength(won.card);
  expect(shop.provider.refunded.size).toBe(0);
  const sold = await Promise.all(
    shoppers.map(async ({ productId }) => STOCK - (await stockOf(shop.db, productId))),
  );
  expect(sold.reduce((sum, each) => sum + each, 0)).toBe(ROUNDS);
  expect(shop.log.faults).toEqual([]);
  task.meta.figures = {
    rounds: ROUNDS,
    'placed by card': won.card,
    'placed in cash': won.cash,
    'cards charged': paid.length,
    refunds: shop.provider.refunded.size,
    'items sold': ROUNDS,
  };
});
