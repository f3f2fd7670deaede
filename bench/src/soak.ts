/**
 * npm run soak [-- --minutes 30 --shoppers 8]: tests whether the shop leaks. Shoppers browse, search, view products,
 * fill carts and order; an admin changes prices and moves orders. Each minute prints memory, handles, open files and
 * database connections of the server process. Fails if one of them grows over the second half by more than its margin,
 * or if a request fails.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Counts, runAdmin, runShopper } from './soak-users.ts';
import { growthOf, MARGINS, MEASURES, type Reading, readShop } from './soak-readings.ts';
import { withNewShop } from './with-shop.ts';

const READ_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, shoppers: { type: 'string', default: '8' } },
});
const minutes = Number(values.minutes);

const METRICS_TOKEN = randomBytes(16).toString('hex');
const NO_CAPS = { CAP_ORDERS_PER_ADDRESS: '1000000', CAP_UNITS_PER_ADDRESS: '1000000' };

await withNewShop({ connections: 1, env: { METRICS_TOKEN, ...NO_CAPS } }, async (store, pool) => {
  await pool.query('update products set stock = 1000000');
  const counts: Counts = { requests: 0, orders: 0, edits: 0 };
  const over = new AbortController();
  const users = Array.from({ length: Number(values.shoppers) }, () =>
    runShopper(store.url, counts, over.signal),
  );
  const work = Promise.all([...users, runAdmin(store.url, counts, over.signal)]);
  // Its error ends the measurement; awaited below.
  work.catch(() => over.abort());
  const readings = await measure(() => readShop(store.url, METRICS_TOKEN, pool), counts, over.signal);
  over.abort();
  await work;
  report(readings);
});

async function measure(
  read: () => Promise<Reading>,
  counts: Counts,
  signal: AbortSignal,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  const start = performance.now();
  print('minute', [...MEASURES, 'requests', 'orders', 'edits']);
  for (let printed = 0; printed < minutes && !signal.aborted; ) {
    await wait(READ_EVERY_MS);
    const reading = await read();
    readings.push(reading);
    if (performance.now() - start < (printed + 1) * MINUTE_MS) continue;
    printed += 1;
    const { requests, orders, edits } = counts;
    print(String(printed), [...MEASURES.map((name) => Math.round(reading[name])), requests, orders, edits]);
  }
  return readings;
}

function report(readings: readonly Reading[]): void {
  for (const name of MEASURES) {
    const growth = growthOf(readings.map((reading) => reading[name]));
    const tooMuch = growth > MARGINS[name];
    if (tooMuch) process.exitCode = 1;
    const sign = growth < 0 ? '' : '+';
    console.log(
      `${tooMuch ? 'GROWS ' : 'flat  '}${name}: ${sign}${growth.toFixed(1)} in the second half (margin ${MARGINS[name]})`,
    );
  }
}

function print(first: string, cells: readonly (string | number)[]): void {
  console.log(first.padEnd(8) + cells.map((cell) => String(cell).padStart(13)).join(''));
}
