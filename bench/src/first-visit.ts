/**
 * npm run bench:first-visit [-- --pages 200 --pictures 60]: what first visits of a fresh shop cost: CPU milliseconds of
 * the server for a product page that nobody has opened before (read, rendered and compressed), and for the same page
 * again; then how long listings take while pictures are drawn for the first time, and while none is.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { productPath } from '@jhola/domain';
import type { RunningStore } from '@jhola/e2e/start-store';
import { readCpu } from './cpu-of.ts';
import { readRequests } from './reads.ts';
import { send } from './send.ts';
import { createWaits, type Waits } from './waits.ts';
import { withNewShop } from './with-shop.ts';

type Listed = { readonly _id: string; readonly name: string; readonly image: readonly string[] };

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '200' }, pictures: { type: 'string', default: '60' } },
});
/** Pages that are opened before, so that the code is compiled. */
const WARM_UP = 100;
const LISTINGS_EVERY_MS = 10;

await withNewShop({ connections: 1 }, measure);

async function measure({ url, dataDir, process: { pid = Number.NaN } }: RunningStore): Promise<void> {
  const pages = Number(values.pages);
  const products: Listed[] = [];
  for (let page = 1; products.length < WARM_UP + pages; page += 1) {
    products.push(...(await send<Listed[]>(url, 'POST', '/api/product/get', { page, limit: 100 })));
  }
  const open = async (path: string) => {
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  const cpuOf = async (some: readonly Listed[]) => {
    const before = await readCpu(pid, dataDir);
    for (const product of some) await open(productPath(product));
    return ((await readCpu(pid, dataDir)).serverMs - before.serverMs) / some.length;
  };
  await cpuOf(products.slice(0, WARM_UP));
  const rest = products.slice(WARM_UP);
  console.log(`product page, first visit   ${(await cpuOf(rest)).toFixed(1)} ms of CPU`);
  console.log(
    `product page, second visit  ${(await cpuOf(rest)).toFixed(1)} ms (compressed better, afterwards)`,
  );

  const [listing] = await readRequests(url);
  const listings = async (until: Promise<unknown>) => {
    const waits = createWaits();
    let done = false;
    void until.finally(() => {
      done = true;
    });
    while (!done) {
      const started = performance.now();
      await send(url, 'POST', listing?.path ?? '', JSON.parse(listing?.body ?? '{}'));
      waits.note(performance.now() - started);
      await wait(LISTINGS_EVERY_MS);
    }
    return waits;
  };
  const pictures = products.flatMap(({ image }) => image.slice(0, 1)).slice(0, Number(values.pictures));
  const started = performance.now();
  const drawing = Promise.all(pictures.map((picture) => untilDrawn(picture)));
  const meanwhile = await listings(drawing);
  const drawnMs = performance.now() - started;
  const afterwards = await listings(wait(Math.min(10_000, drawnMs)));
  console.log(`${pictures.length} pictures drawn in ${(drawnMs / 1000).toFixed(1)} s`);
  console.log(`listings meanwhile          ${describe(meanwhile)}`);
  console.log(`listings afterwards         ${describe(afterwards)}`);
}

function describe(waits: Waits): string {
  const { p50, p99, most } = waits.summary();
  return `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, longest ${most.toFixed(0)} ms`;
}

/** The response is 202 while the picture is being drawn. */
async function untilDrawn(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address);
    await response.arrayBuffer();
    if (response.status === 200) return;
    await wait(100);
  }
}
