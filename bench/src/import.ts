/**
 * node bench/src/import.ts [rows]: hands a price list of 50,000 rows (or so many) to a fresh shop as the browser does,
 * checks it, brings it in, and brings in a second one in which every price differs. Meanwhile a listing and an order's
 * first step are called again and again: what a shopper waits, beside what they wait while nothing is imported; and
 * how far the process's memory grows. Needs a build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiOf } from '@jhola/e2e/api';
import { ADMIN, type RunningStore, startStore } from '@jhola/e2e/start-store';
import { priceListText } from './price-list-text.ts';
import { residentMb } from './resident-memory.ts';
import { createWaits, type Waits } from './waits.ts';

const rows = Number(process.argv[2] ?? 50_000);
const PAUSE_MS = 20;
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
  console.log(['', 'seconds', 'listing p50', 'p95', 'p99', 'most ms', 'memory MB'].map(padded).join(''));
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

/** Runs `work` while a shopper looks at listings, and prints what they waited. */
async function watched(store: RunningStore, name: string, work: () => Promise<unknown>): Promise<void> {
  const waits = createWaits();
  const stop = new AbortController();
  let mostMb = 0;
  const shopper = shop(store.url, waits, stop.signal);
  const started = performance.now();
  const watching = setInterval(
    () => void residentMb(store.process.pid).then((mb) => (mostMb = Math.max(mostMb, mb))),
    250,
  );
  await work();
  const seconds = (performance.now() - started) / 1000;
  stop.abort();
  clearInterval(watching);
  await shopper;
  mostMb = Math.max(mostMb, await residentMb(store.process.pid));
  const { p50, p95, p99, most } = waits.summary();
  const figures = [seconds, p50, p95, p99, most].map((value) => value.toFixed(1));
  console.log([name, ...figures, String(Math.round(mostMb))].map(padded).join(''));
}

async function shop(url: string, waits: Waits, signal: AbortSignal): Promise<void> {
  const api = apiOf(url);
  const { data: subCategories } = await api('getSubCategories');
  for (let turn = 0; !signal.aborted; turn += 1) {
    const subCategory = subCategories[turn % subCategories.length];
    const started = performance.now();
    await api('getListing', {
      categoryId: subCategory?.category[0]?._id ?? '',
      subCategoryId: subCategory?._id ?? '',
      page: 1,
      limit: 12,
    });
    waits.note(performance.now() - started);
    await wait(PAUSE_MS);
  }
}

function padded(cell: string, at: number): string {
  return at === 0 ? cell.padEnd(18) : cell.padStart(12);
}
