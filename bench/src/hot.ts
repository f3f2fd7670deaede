/**
 * npm run bench:hot [-- --buyers 500 --at-once 50]: many buyers of one product, of which there are fewer than buyers, and
 * the same number of buyers of different products, with one process of the shop and with two. Prints orders per second,
 * their ratio, and the longest wait. Throws unless exactly the stock was sold.
 */
import { parseArgs } from 'node:util';
import { startStore } from '@jhola/e2e/start-store';
import { runningPostgresUrl } from '@jhola/store/embedded-postgres';
import type pg from 'pg';
import { type Buyer, cloneShopper } from './clone-shopper.ts';
import { deliverOrders, fillCart, orderThroughHttp, type Product, prepareShoppers } from './shoppers.ts';
import { inNewFolder, withNewShop } from './with-shop.ts';

const ROUNDS = 3;

const { values } = parseArgs({
  options: { buyers: { type: 'string', default: '500' }, 'at-once': { type: 'string', default: '50' } },
});
const count = Number(values.buyers);
const atOnce = Number(values['at-once']);

await withNewShop({ connections: 4 }, async (store, pool) => {
  const [shopper] = await prepareShoppers(store.url, pool, 1, 1);
  if (shopper === undefined) throw new Error('There is no shopper');
  const buyers = await cloneShopper(pool, shopper, count);
  console.log(
    ['processes', 'products', 'orders/s', 'longest wait', 'sold'].map((head) => head.padStart(14)).join(''),
  );
  await compare(pool, [store.url], buyers);
  const databaseUrl = (await runningPostgresUrl(store.dataDir)) ?? '';
  await inNewFolder(async (dataDir) => {
    const second = await startStore({ dataDir, env: { DATABASE_URL: databaseUrl } });
    try {
      await compare(pool, [store.url, second.url], buyers);
    } finally {
      await second.end('SIGTERM');
    }
  });
});

/** One product and different ones take turns; the first round warms up and isn't counted. */
async function compare(pool: pg.Pool, urls: readonly string[], buyers: readonly Buyer[]): Promise<void> {
  const { rows: products } = await pool.query<Product>(
    'select id, price_paise from products where discount_percent = 0 order by id limit $1',
    [buyers.length],
  );
  const hot = products.slice(0, 1);
  const rates = { hot: [] as number[], different: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, wanted] of Object.entries({ hot, different: products })) {
      const figures = await sell(pool, urls, buyers, wanted);
      if (round === 0) continue;
      rates[name as keyof typeof rates].push(figures.perSecond);
      print(urls.length, wanted.length, figures);
    }
  }
  const mean = (list: readonly number[]) => list.reduce((sum, rate) => sum + rate, 0) / list.length;
  console.log(`one product ÷ different products: ${(mean(rates.hot) / mean(rates.different)).toFixed(2)}`);
}

type Figures = { readonly perSecond: number; readonly longestMs: number; readonly sold: number };

/** A single product has enough stock for nine of ten buyers; each of several products has plenty. */
async function sell(
  pool: pg.Pool,
  urls: readonly string[],
  buyers: readonly Buyer[],
  products: readonly Product[],
): Promise<Figures> {
  const stock = products.length === 1 ? Math.floor(buyers.length * 0.9) : 1_000;
  const ids = products.map(({ id }) => id);
  await pool.query('delete from cart_lines');
  await deliverOrders(pool);
  await pool.query('update mail_outbox set sent_at = now() where sent_at is null');
  await pool.query('update products set stock = $1, updated_at = now() where id = any($2)', [stock, ids]);
  const carts = await Promise.all(
    buyers.map(async (buyer, n) => {
      const product = products[n % products.length] as Product;
      const shopper = { ...buyer, products: [product] };
      return { shopper, lines: await fillCart(pool, shopper), url: urls[n % urls.length] ?? '' };
    }),
  );
  let [next, sold, longestMs] = [0, 0, 0];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let cart = carts[next]; cart !== undefined; cart = carts[next]) {
        next += 1;
        const asked = performance.now();
        const isSold = await orderThroughHttp(cart.url, cart.shopper, cart.lines).then(
          () => true,
          (error: Error) => {
            if (error.message.includes(': 409 ')) return false;
            throw error;
          },
        );
        longestMs = Math.max(longestMs, performance.now() - asked);
        if (isSold) sold += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { rows } = await pool.query<{ left: number }>(
    'select sum(stock)::integer as left from products where id = any($1)',
    [ids],
  );
  const expected = Math.min(buyers.length, stock * products.length);
  const left = rows[0]?.left ?? Number.NaN;
  if (sold !== expected || left !== stock * products.length - expected) {
    throw new Error(`Of ${expected} to sell, ${sold} were sold, and ${left} are left`);
  }
  return { perSecond: buyers.length / seconds, longestMs, sold };
}

function print(processes: number, products: number, { perSecond, longestMs, sold }: Figures): void {
  const cells = [processes, products, perSecond.toFixed(0), `${longestMs.toFixed(0)} ms`, sold];
  console.log(cells.map((cell) => String(cell).padStart(14)).join(''));
}
