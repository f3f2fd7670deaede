/**
 * npm run bench:import [-- rows] [--alone]: imports three price lists of 50,000 rows (or the given number) into a new
 * shop as the browser does, one after the other:
 *
 * - new: products that the shop doesn't have
 * - unchanged: the same list again
 * - changed: the same products, each with another price
 *
 * Before that, it does the same with a quarter of the rows in another new shop. Meanwhile shoppers read listings and
 * order the products that are imported. Prints how long shoppers wait, compared with no import, how far the process's
 * memory grows, and the times of check and import together: they should be about four times as long for four times the
 * rows. With `--alone` there are no shoppers: the time of an import on an otherwise idle machine. Needs a build.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { apiOf } from '@jhola/e2e/api';
import { ADMIN, type RunningStore } from '@jhola/e2e/start-store';
import { browseListings, orderNewestProducts } from './background-shoppers.ts';
import { priceListText } from './price-list-text.ts';
import { residentMb } from './resident-memory.ts';
import { createWaits } from './waits.ts';
import { withNewShop } from './with-shop.ts';

const { values: options, positionals } = parseArgs({
  options: { alone: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rows = Number(positionals[0] ?? 50_000);
const isAlone = options.alone;
const IDLE_MS = 5_000;

const TIMES = 4;
/** Each kind of list with the `turn` that `priceListText` takes, in the order in which they are imported. */
const KINDS = [
  ['new', 0],
  ['unchanged', 0],
  ['changed', 1],
] as const;
type Kind = (typeof KINDS)[number][0];

const [few, many] = [Math.round(rows / TIMES), rows];
const seconds = { few: await inFreshShop(few), many: await inFreshShop(many) };
console.log(`\nCheck and import together, Node ${process.version}`);
console.log(['', figure(few), figure(many), 'times'].map(padded).join(''));
for (const [kind] of KINDS) {
  const [short, long] = [seconds.few.get(kind) ?? 0, seconds.many.get(kind) ?? 0];
  console.log(
    [kind, `${short.toFixed(1)} s`, `${long.toFixed(1)} s`, (long / short).toFixed(1)].map(padded).join(''),
  );
}

function figure(count: number): string {
  return count.toLocaleString('en-IN');
}

function inFreshShop(count: number): Promise<Map<Kind, number>> {
  return withNewShop({ connections: 1 }, (store) => measure(store, count));
}

/** Imports a list of each kind; returns the seconds of check and import together. */
async function measure(store: RunningStore, count: number): Promise<Map<Kind, number>> {
  const { data: tokens } = await apiOf(store.url)('login', ADMIN);
  const admin = apiOf(store.url, tokens.accesstoken);
  const taken = new Map<Kind, number>();
  console.log(`\n${figure(count)} rows`);
  const shoppersWait = ['listing p50', 'p95', 'most ms', 'order p50', 'p95', 'most ms'];
  const heads = ['', 'seconds', ...(isAlone ? [] : shoppersWait), 'memory MB'];
  console.log(heads.map(padded).join(''));
  await watched(store, 'idle', () => wait(IDLE_MS));
  for (const [kind, turn] of KINDS) {
    const form = new FormData();
    form.append('list', new Blob([priceListText(count, turn)]), 'list.csv');
    const { _id } = (await admin('uploadPriceList', form)).data;
    const checking = await watched(store, `${kind}: check`, async () => {
      const { data: list } = await admin('getPriceList', { _id });
      const columns = list.columns.map(({ meaning }) => meaning);
      await admin('checkPriceList', { _id, columns, settings: list.settings });
      await untilIdle();
    });
    const importing = await watched(store, `${kind}: import`, async () => {
      await admin('importPriceList', { _id });
      await untilIdle();
    });
    taken.set(kind, checking + importing);
    await watched(store, 'right after', () => wait(IDLE_MS));

    async function untilIdle(): Promise<void> {
      for (;;) {
        const { data } = await admin('getPriceList', { _id });
        if (data.state === 'checked' || data.state === 'done') return;
        if (data.state !== 'checking' && data.state !== 'importing')
          throw new Error(data.fault ?? data.state);
        await wait(250);
      }
    }
  }
  return taken;
}

/**
 * Runs `work` while shoppers read listings and place orders, and prints how long they waited. Returns the seconds of
 * `work`.
 */
async function watched(store: RunningStore, name: string, work: () => Promise<unknown>): Promise<number> {
  const [listings, orders] = [createWaits(), createWaits()];
  const stop = new AbortController();
  const shoppers = isAlone
    ? []
    : [browseListings(store.url, listings, stop.signal), orderNewestProducts(store.url, orders, stop.signal)];
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
  const waits = (isAlone ? [] : [listings, orders]).flatMap((one) => {
    const { p50, p95, most } = one.summary();
    return [p50, p95, most];
  });
  const figures = [seconds, ...waits].map((value) => value.toFixed(1));
  console.log([name, ...figures, String(Math.round(mostMb))].map(padded).join(''));
  return seconds;
}

function padded(cell: string, at: number): string {
  return at === 0 ? cell.padEnd(18) : cell.padStart(12);
}
