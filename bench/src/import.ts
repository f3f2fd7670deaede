/**
 * node bench/src/import.ts [rows]: hands a price list of 50,000 rows (or so many) to a fresh shop as the browser does,
 * checks it, brings it in, and brings in a second one in which every price differs. Meanwhile shoppers look at
 * listings and order the products that come and change: what they wait, beside what they wait while nothing is
 * imported; and how far the process's memory grows. Needs a build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiOf } from '@jhola/e2e/api';
import { ADMIN, type RunningStore, startStore } from '@jhola/e2e/start-store';
import { browse, order } from './import-shoppers.ts';
import { priceListText } from './price-list-text.ts';
import { residentMb } from './resident-memory.ts';
import { createWaits } from './waits.ts';

const rows = Number(process.argv[2] ?? 50_000);
const IDLE_MS = 5_000;

const dataDir = await mkdtemp(join(tmpdir(), 'jhola-import-'));
try {
  const store = await startStore({ dataDir });
  try {
    await measure(store);
  } finally {
    await store.end('SIGTERM');
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(store: RunningStore): Promise<void> {
  const { data: tokens } = await apiOf(store.url)('login', ADMIN);
  const admin = apiOf(store.url, tokens.accesstoken);
  console.log(`${rows.toLocaleString('en-IN')} rows, Node ${process.version}\n`);
  const heads = ['', 'seconds', 'listing p50', 'p95', 'most ms', 'order p50', 'p95', 'most ms', 'memory MB'];
  console.log(heads.map(padded).join(''));
  await watched(store, 'idle', () => wait(IDLE_MS));
  for (const [turn, what] of ['new', 'changed'].entries()) {
    const form = new FormData();
    form.append('list', new Blob([priceListText(rows, turn)]), 'list.csv');
    let id = '';
    await watched(store, `${what}: upload`, async () => {
      id = (await admin('uploadPriceList', form)).data._id;
    });
    await watched(store, `${what}: check`, async () => {
      const { data: list } = await admin('getPriceList', { _id: id });
      const columns = list.columns.map(({ meaning }) => meaning);
      await admin('checkPriceList', { _id: id, columns, settings: list.settings });
      await untilIdle();
    });
    await watched(store, `${what}: import`, async () => {
      await admin('importPriceList', { _id: id });
      await untilIdle();
    });
    await watched(store, 'right after', () => wait(IDLE_MS));

    async function untilIdle(): Promise<void> {
      for (;;) {
        const { data } = await admin('getPriceList', { _id: id });
        if (data.state === 'checked' || data.state === 'done') return;
        if (data.state !== 'checking' && data.state !== 'importing')
          throw new Error(data.fault ?? data.state);
        await wait(250);
      }
    }
  }
}

/** Runs `work` while shoppers look at listings and order, and prints what they waited. */
async function watched(store: RunningStore, name: string, work: () => Promise<unknown>): Promise<void> {
  const [listings, orders] = [createWaits(), createWaits()];
  const stop = new AbortController();
  const shoppers = [browse(store.url, listings, stop.signal), order(store.url, orders, stop.signal)];
  let mostMb = 0;
  const started = performance.now();
  const watching = setInterval(
    () => void residentMb(store.process.pid).then((mb) => (mostMb = Math.max(mostMb, mb))),
    250,
  );
  await work();
  const seconds = (performance.now() - started) / 1000;
  stop.abort();
  clearInterval(watching);
  await Promise.all(shoppers);
  mostMb = Math.max(mostMb, await residentMb(store.process.pid));
  const waits = [listings, orders].flatMap((one) => {
    const { p50, p95, most } = one.summary();
    return [p50, p95, most];
  });
  const figures = [seconds, ...waits].map((value) => value.toFixed(1));
  console.log([name, ...figures, String(Math.round(mostMb))].map(padded).join(''));
}

function padded(cell: string, at: number): string {
  return at === 0 ? cell.padEnd(18) : cell.padStart(12);
}
