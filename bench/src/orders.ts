import { makeId } from '@jhola/domain';
import type pg from 'pg';
import { median } from './load.ts';
import { untilMailsAreSent } from './mails-sent.ts';
import {
  type CartLine,
  deliverOrders,
  fillCart,
  orderThroughHttp,
  prepareShoppers,
  type Shopper,
} from './shoppers.ts';

export const SHOPPERS = 8;

export type OrderFigure = {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly barePerSecond: number;
  readonly ratio: number;
};

/**
 * Complete orders of three lines by eight concurrent shoppers through HTTP, compared with only the SQL statements of
 * such an order in one transaction. Carts are filled by SQL outside the timed part, for both. Mails that a round leaves
 * unsent are awaited before the bare SQL begins: sending them would make it slower.
 */
export async function measureOrders(url: string, pool: pg.Pool, rounds: number): Promise<OrderFigure> {
  const shoppers = await prepareShoppers(url, pool, SHOPPERS);
  const perRound = 25;
  await orderRound(shoppers, pool, 5, (shopper, lines) => orderThroughHttp(url, shopper, lines));
  const ours: number[][] = [];
  const bare: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(
      await orderRound(shoppers, pool, perRound, (shopper, lines) => orderThroughHttp(url, shopper, lines)),
    );
    await untilMailsAreSent(pool);
    bare.push(
      await orderRound(shoppers, pool, perRound, (shopper, lines) => orderThroughSql(pool, shopper, lines)),
    );
  }
  const rate = (times: readonly number[]) => (SHOPPERS * 1000) / mean(times);
  const all = ours.flat().sort((a, b) => a - b);
  return {
    perSecond: median(ours.map(rate)),
    p99Ms: all[Math.floor(all.length * 0.99)] ?? Number.NaN,
    barePerSecond: median(bare.map(rate)),
    ratio: median(ours.map((times, round) => rate(times) / rate(bare[round] ?? []))),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Each shopper places `count` orders one after another, all shoppers in parallel; returns each order's time in ms.
 * Earlier orders are delivered before.
 */
async function orderRound(
  shoppers: readonly Shopper[],
  pool: pg.Pool,
  count: number,
  place: (shopper: Shopper, lines: CartLine[]) => Promise<void>,
): Promise<number[]> {
  await deliverOrders(pool);
  const times: number[] = [];
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let n = 0; n < count; n += 1) {
        const lines = await fillCart(pool, shopper);
        const started = performance.now();
        await place(shopper, lines);
        times.push(performance.now() - started);
      }
    }),
  );
  return times;
}

/** The minimal statements of an order. */
export async function orderThroughSql(
  pool: pg.Pool,
  shopper: Shopper,
  lines: readonly CartLine[],
): Promise<void> {
  const orderId = makeId(new Date()) as string;
  const productIds = lines.map((line) => line.productId);
  const total = shopper.products.reduce((sum, product) => sum + product.price_paise, 0);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'update products set stock = stock - 1 where id in (select id from products where id = any($1) order by id for update)',
      [productIds],
    );
    await client.query(
      `insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
         total_paise, delivery_address, placed_at, updated_at, status_since)
       values ($1, $1, $2, 'pending', 'cash', 'bench', $3, $3, '{}', now(), now(), now())`,
      [orderId, shopper.userId, total],
    );
    await client.query(
      `insert into order_lines (order_id, position, cart_line_id, product_id, name, images, unit, price_paise,
         discount_percent, quantity, amount_paise)
       select $1, line.n, line.id, p.id, p.name, p.images, p.unit, p.price_paise, 0, 1, p.price_paise
       from unnest($2::text[], $3::text[]) with ordinality line (id, product_id, n) join products p on p.id = product_id`,
      [orderId, lines.map((line) => line.id), productIds],
    );
    await client.query('delete from cart_lines where user_id = $1', [shopper.userId]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
