/**
 * npm run bench:memory [-- --orders 8000 --steps 8]: resident memory of the server process after start, and while eight
 * shoppers place orders, after each step; and the server's CPU time for an order. It should stay the same from the second
 * step on.
 */
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readCpu } from './cpu-of.ts';
import { residentMb } from './resident-memory.ts';
import { fillCart, orderThroughHttp, prepareShoppers, type Shopper } from './shoppers.ts';
import { withNewShop } from './with-shop.ts';

const SHOPPERS = 8;

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '8000' }, steps: { type: 'string', default: '8' } },
});
const ordersPerShopper = Math.ceil(Number(values.orders) / Number(values.steps) / SHOPPERS);

await withNewShop({ connections: SHOPPERS }, async (store, pool) => {
  const pid = store.process.pid ?? Number.NaN;
  print('after start', '', Math.round(await residentMb(pid)).toString());
  const shoppers = await prepareShoppers(store.url, pool, SHOPPERS);
  for (let step = 1; step <= Number(values.steps); step += 1) {
    const before = await readCpu(pid, store.dataDir);
    await Promise.all(shoppers.map((shopper) => placeOrders(store.url, pool, shopper)));
    const after = await readCpu(pid, store.dataDir);
    const cpu = (after.serverMs - before.serverMs) / (ordersPerShopper * SHOPPERS);
    const name = `${step * ordersPerShopper * SHOPPERS} orders`;
    print(name, `${cpu.toFixed(2)} ms each`, Math.round(await residentMb(pid)).toString());
  }
});

async function placeOrders(url: string, pool: pg.Pool, shopper: Shopper): Promise<void> {
  for (let n = 0; n < ordersPerShopper; n += 1) {
    await orderThroughHttp(url, shopper, await fillCart(pool, shopper));
  }
}

function print(name: string, cpu: string, megabytes: string): void {
  console.log(`${name.padEnd(16)}${cpu.padStart(16)}${megabytes.padStart(8)} MB`);
}
