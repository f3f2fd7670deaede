import { randomBytes } from 'node:crypto';
import { makeId } from '@jhola/domain';
import pg from 'pg';
import { median } from './load.ts';

const SHOPPERS = 8;
const LINES = 3;
const PASSWORD = 'bench-shopper-password';

type Product = { id: string; price_paise: number };
type Shopper = { userId: string; token: string; addressId: string; products: Product[] };
type CartLine = { id: string; productId: string };

export type OrderFigure = {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly barePerSecond: number;
  readonly ratio: number;
};

/**
 * Whole orders of three lines by eight shoppers at once through HTTP, against the bare statements of such an
 * order in one transaction. Carts are filled by SQL outside the timed part, for both alike.
 */
export async function measureOrders(url: string, databaseUrl: string, rounds: number): Promise<OrderFigure> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SHOPPERS });
  try {
    const shoppers = await prepareShoppers(url, pool);
    const perRound = 25;
    await orderRound(shoppers, pool, 5, (shopper, lines) => throughHttp(url, shopper, lines));
    const ours: number[][] = [];
    const bare: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(
        await orderRound(shoppers, pool, perRound, (shopper, lines) => throughHttp(url, shopper, lines)),
      );
      bare.push(
        await orderRound(shoppers, pool, perRound, (shopper, lines) => throughSql(pool, shopper, lines)),
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
  } finally {
    await pool.end();
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Each shopper places `count` orders one after another, all shoppers at once; the times of each in ms. */
async function orderRound(
  shoppers: readonly Shopper[],
  pool: pg.Pool,
  count: number,
  place: (shopper: Shopper, lines: CartLine[]) => Promise<void>,
): Promise<number[]> {
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

async function prepareShoppers(url: string, pool: pg.Pool): Promise<Shopper[]> {
  const { rows } = await pool.query<Product>(
    'update products set stock = 1000000, discount_percent = 0 where id in (select id from products order by id limit $1) returning id, price_paise',
    [SHOPPERS * LINES],
  );
  const shoppers: Shopper[] = [];
  for (let n = 0; n < SHOPPERS; n += 1) {
    shoppers.push(await prepareShopper(url, n, rows.slice(n * LINES, (n + 1) * LINES)));
  }
  return shoppers;
}

async function prepareShopper(url: string, n: number, products: Product[]): Promise<Shopper> {
  const email = `bench-${n}-${randomBytes(4).toString('hex')}@example.in`;
  const form = { name: 'Bench', email, password: PASSWORD, confirmPassword: PASSWORD };
  const { _id } = await post<{ _id: string }>(url, '/api/user/register', form);
  const { accesstoken } = await post<{ accesstoken: string }>(url, '/api/user/login', {
    email,
    password: PASSWORD,
  });
  const address = {
    address_line: '12, 3rd Cross, Indiranagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560038',
    mobile: '9845012345',
  };
  const saved = await post<{ _id: string }>(url, '/api/address/create', address, accesstoken);
  return { userId: _id, token: accesstoken, addressId: saved._id, products };
}

async function fillCart(pool: pg.Pool, shopper: Shopper): Promise<CartLine[]> {
  const lines = shopper.products.map(({ id }) => ({ id: makeId(new Date()) as string, productId: id }));
  await pool.query(
    `insert into cart_lines (id, user_id, product_id, quantity, added_unit_paise, added_at)
     select line.id, $1, line.product_id, 1, 100, now() from unnest($2::text[], $3::text[]) line (id, product_id)`,
    [shopper.userId, lines.map((line) => line.id), lines.map((line) => line.productId)],
  );
  return lines;
}

async function throughHttp(url: string, shopper: Shopper, lines: CartLine[]): Promise<void> {
  const rupees = shopper.products.reduce((sum, product) => sum + product.price_paise, 0) / 100;
  const list_items = lines.map((line) => ({ _id: line.id, productId: line.productId, quantity: 1 }));
  const order = { list_items, addressId: shopper.addressId, subTotalAmt: rupees, totalAmt: rupees };
  await post(url, '/api/order/cash-on-delivery', order, shopper.token);
}

/** What an order can't do without, and nothing else. */
async function throughSql(pool: pg.Pool, shopper: Shopper, lines: CartLine[]): Promise<void> {
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
         total_paise, delivery_address, placed_at, updated_at)
       values ($1, $1, $2, 'pending', 'cash', 'bench', $3, $3, '{}', now(), now())`,
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

async function post<Data>(url: string, path: string, body: unknown, token?: string): Promise<Data> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const { data, message } = (await answer.json()) as { data: Data; message: string };
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${message}`);
  return data;
}
