/**
 * npm run bench:profile [-- --work add|quantity|cart|order|checkout --actions 4000 --top 30]: where one action of shoppers spends its
 * CPU: in the server by function (self time of the main thread), in the database by statement (planning and execution).
 * `--work` may be repeated.
 */
import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningStore, startStore } from '@jhola/e2e/start-store';
import type pg from 'pg';
import { readCpu } from './cpu-of.ts';
import { openProfiler } from './profiler.ts';
import {
  deliverOrders,
  fillCart,
  fillCartThroughHttp,
  LINES,
  orderThroughHttp,
  prepareShoppers,
  type Shopper,
} from './shoppers.ts';
import { send } from './send.ts';
import { inNewFolder, withShop } from './with-shop.ts';

const SHOPPERS = 8;
const LARGE_CART = 30;

const { values } = parseArgs({
  options: {
    work: { type: 'string', multiple: true, default: ['add'] },
    actions: { type: 'string', default: '4000' },
    top: { type: 'string', default: '30' },
    'data-dir': { type: 'string' },
  },
});

const kept = values['data-dir'];
await (kept === undefined ? inNewFolder(profileIn) : profileIn(kept));

async function profileIn(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres'))) await withStatements(dataDir);
  const env = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };
  await withShop({ dataDir, env, connections: SHOPPERS }, async (store, pool) => {
    for (const work of values.work) await profile(work, store, pool);
  });
}

/** Creates the shop, and has its database count statements. */
async function withStatements(folder: string): Promise<void> {
  const store = await startStore({ dataDir: folder });
  await store.end('SIGTERM');
  const settings = [
    "shared_preload_libraries = 'pg_stat_statements'",
    'pg_stat_statements.track_planning = on',
    'compute_query_id = on',
  ];
  await appendFile(join(folder, 'postgres/cluster/postgresql.auto.conf'), `${settings.join('\n')}\n`);
}

async function profile(work: string, store: RunningStore, pool: pg.Pool): Promise<void> {
  const { url, dataDir } = store;
  const pid = store.process.pid ?? Number.NaN;
  await pool.query('create extension if not exists pg_stat_statements');
  const shoppers = await prepareShoppers(url, pool, SHOPPERS, work === 'cart' ? LARGE_CART : LINES);
  const { prepare, act } = workOf(work, url, pool);
  await run(Number(values.actions) / 2, shoppers, prepare, act);
  await pool.query('select pg_stat_statements_reset()');
  const profiler = await openProfiler(store.printed());
  const before = await readCpu(pid, dataDir);
  await profiler.start();
  const actions = await run(Number(values.actions), shoppers, prepare, act);
  const functions = await profiler.stop();
  const after = await readCpu(pid, dataDir);
  const each = (ms: number) => (ms / actions).toFixed(3);
  console.log(
    `\n${work}: ${actions} actions; CPU ms each: server ${each(after.serverMs - before.serverMs)}, database ${each(after.databaseMs - before.databaseMs)}`,
  );
  console.log('\nms of the main thread by function, self time');
  for (const { name, ms } of functions.slice(0, Number(values.top))) {
    console.log(each(ms).padStart(8), name);
  }
  const { rows } = await pool.query<{ calls: number; plan: number; exec: number; query: string }>(
    `select calls::integer, total_plan_time as plan, total_exec_time as exec, query from pg_stat_statements
     order by total_plan_time + total_exec_time desc limit 25`,
  );
  console.log('\nper action: statements, ms of planning, ms of execution');
  for (const { calls, plan, exec, query } of rows) {
    const text = query.replaceAll(/\s+/g, ' ').slice(0, 130);
    console.log(
      (calls / actions).toFixed(2).padStart(6),
      each(plan).padStart(7),
      each(exec).padStart(7),
      text,
    );
  }
}

type Work = {
  prepare(shopper: Shopper): Promise<{ id: string; productId: string }[]>;
  /** Returns how many actions it was. */
  act(shopper: Shopper, lines: { id: string; productId: string }[]): Promise<number>;
};

function workOf(work: string, url: string, pool: pg.Pool): Work {
  const empty = async (shopper: Shopper) => {
    await pool.query('delete from cart_lines where user_id = $1', [shopper.userId]);
    return [];
  };
  const full = async (shopper: Shopper) => {
    await empty(shopper);
    return fillCart(pool, shopper);
  };
  switch (work) {
    case 'add':
      return {
        prepare: empty,
        async act(shopper) {
          for (let n = 0; n < 5; n += 1) await fillCartThroughHttp(url, shopper);
          return 5 * LINES;
        },
      };
    case 'quantity':
      return {
        prepare: full,
        async act(shopper, [line]) {
          for (let n = 0; n < 15; n += 1)
            await send(
              url,
              'PUT',
              '/api/cart/update-qty',
              { _id: line?.id, qty: 1 + (n % 3) },
              shopper.token,
            );
          return 15;
        },
      };
    case 'cart':
      return {
        prepare: full,
        async act(shopper) {
          for (let n = 0; n < 15; n += 1) await send(url, 'GET', '/api/cart/get', undefined, shopper.token);
          return 15;
        },
      };
    case 'checkout':
      return {
        async prepare(shopper) {
          await deliverOrders(pool, shopper);
          return empty(shopper);
        },
        async act(shopper) {
          await orderThroughHttp(url, shopper, await fillCartThroughHttp(url, shopper));
          return 1;
        },
      };
    default:
      return {
        async prepare(shopper) {
          await deliverOrders(pool, shopper);
          return full(shopper);
        },
        async act(shopper, lines) {
          await orderThroughHttp(url, shopper, lines);
          return 1;
        },
      };
  }
}

async function run(
  count: number,
  shoppers: readonly Shopper[],
  prepare: Work['prepare'],
  act: Work['act'],
): Promise<number> {
  let actions = 0;
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (actions < count) {
        const done = await act(shopper, await prepare(shopper));
        actions += done;
      }
    }),
  );
  return actions;
}
