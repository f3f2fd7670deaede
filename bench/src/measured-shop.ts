import { ADMIN, type RunningStore } from '@jhola/e2e/start-store';
import type pg from 'pg';
import { readCpu } from './cpu-of.ts';
import { untilMailsAreSent } from './mails-sent.ts';
import { readRequests } from './reads.ts';
import { residentMb } from './resident-memory.ts';
import { deliverOrders, fillCart, orderThroughHttp, prepareShoppers, type Shopper } from './shoppers.ts';
import { send } from './send.ts';

const SHOPPERS = 8;
/**
 * Requests of each kind in a round. A poll of the stock falls into some rounds, and costs as much as 150 reads with
 * 100,000 products; so a round has many more.
 */
const READS = 3_000;
const ORDERS = 160;
const PAGES = 24;

/** A running shop whose requests are measured in rounds. */
export type MeasuredShop = {
  /** CPU milliseconds of the server's start. */
  readonly startMs: number;
  /** Resident memory of the server after it, in MB. */
  readonly memoryMb: number;
  /** The kinds of requests. */
  readonly kinds: readonly string[];
  /** Makes the requests of a kind for one round; returns the CPU milliseconds of server and database for each. */
  take(kind: string): Promise<number>;
};

type Kind = { readonly times: number; readonly act: (shopper: number) => Promise<unknown> };

/** Prepares shoppers and an admin in a shop that has just started. */
export async function openMeasuredShop(store: RunningStore, pool: pg.Pool): Promise<MeasuredShop> {
  const { url, dataDir } = store;
  const pid = store.process.pid ?? Number.NaN;
  const startMs = (await readCpu(pid, dataDir)).serverMs;
  const memoryMb = await residentMb(pid);
  const shoppers = await prepareShoppers(url, pool, SHOPPERS);
  const kinds = await kindsOf(url, pool, shoppers);

  async function cpuMs(): Promise<number> {
    const { serverMs, databaseMs } = await readCpu(pid, dataDir);
    return serverMs + databaseMs;
  }

  return {
    startMs,
    memoryMb,
    kinds: [...kinds.keys()],
    async take(name) {
      const kind = kinds.get(name);
      if (kind === undefined) throw new Error(`There are no requests of the kind ${name}`);
      for (const shopper of shoppers) await deliverOrders(pool, shopper);
      const before = await cpuMs();
      await makeAll(kind);
      // So that an order's mail is a part of its cost.
      await untilMailsAreSent(pool);
      return ((await cpuMs()) - before) / kind.times;
    },
  };
}

async function kindsOf(
  url: string,
  pool: pg.Pool,
  shoppers: readonly Shopper[],
): Promise<ReadonlyMap<string, Kind>> {
  const kinds = new Map<string, Kind>();
  for (const { name, method = 'GET', path, body, headers } of await readRequests(url)) {
    const init = { method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } };
    const act = async () => {
      const response = await fetch(url + path, body ? { ...init, body } : init);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
    };
    kinds.set(name, { times: READS, act });
  }
  const order = async (turn: number) => {
    const shopper = shoppers[turn];
    if (shopper !== undefined) await orderThroughHttp(url, shopper, await fillCart(pool, shopper));
  };
  kinds.set('order', { times: ORDERS, act: order });
  const { accesstoken } = await send<{ accesstoken: string }>(url, 'POST', '/api/user/login', ADMIN);
  const page = (path: string, token: string | undefined) => ({
    times: PAGES,
    act: () => send(url, 'GET', path, undefined, token),
  });
  kinds.set('order desk', page('/api/desk/orders', accesstoken));
  kinds.set('day', page('/api/shop/day', accesstoken));
  kinds.set('own orders', page('/api/order/order-list', shoppers[0]?.token));
  return kinds;
}

/** Makes the requests of a kind, one of each shopper at a time. */
async function makeAll({ times, act }: Kind): Promise<void> {
  let left = times;
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, shopper) => {
      while (left-- > 0) await act(shopper);
    }),
  );
}
