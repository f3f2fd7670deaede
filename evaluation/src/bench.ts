/**
 * npm run bench:search: the time of a search, of suggestions and of the first index, and the index’s memory, with
 * 20,000 and 200,000 products. The products are the demo catalogue, repeated under other brands. The queries are the
 * known ones of the evaluation, and each of them while it is being typed. Needs no build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SearchEngine } from '@jhola/api/search';
import { shelfInMemory } from '@jhola/api/shelf-in-memory';
import { demoCatalogue } from '@jhola/demo/catalogue';
import { makeId } from '@jhola/domain';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const SIZES = [20_000, 200_000];
const QUERIES = join(import.meta.dirname, '../queries/known');
/**
 * Each query is measured this many times, and the shortest time counts: on many systems CPU times are too coarse for a
 * single search, and longer times were interrupted.
 */
const ROUNDS = 5;
/** The number of products that are edited, one after the other. */
const EDITS = 50;
const BRAND_PARTS = ['ka', 'ri', 'mo', 'ta', 'lu', 'ni', 'sha', 've', 'pa', 'do'];

const queries = beingTyped(
  readdirSync(QUERIES).flatMap((file) =>
    (JSON.parse(readFileSync(join(QUERIES, file), 'utf8')) as { query: string }[]).map(({ query }) => query),
  ),
);
console.log(`Node ${process.version}, ${queries.length} queries`);
for (const size of SIZES) {
  measure(size);
  await measureShelf(size);
}

function measure(size: number): void {
  const products = plenty(size);
  const live = products.map((_, place) => ({ stock: 5, age: place, popularity: 0 }));
  collectGarbage();
  const before = bytes();
  const start = process.threadCpuUsage();
  const engine = new SearchEngine();
  products.forEach((product, place) => engine.add(product, live[place] ?? { stock: 0, age: place }));
  engine.finishLoading();
  const built = since(start);
  const first = process.threadCpuUsage();
  engine.find('milk');
  const firstSearch = since(first);
  collectGarbage();
  const memory = bytes() - before;
  for (const query of queries) engine.find(query);
  const times = queries.map((query) => ({ query, ms: quickest(() => engine.find(query)) }));
  times.sort((one, other) => one.ms - other.ms);
  const at = (part: number) => times[Math.floor(times.length * part)]?.ms.toFixed(2);
  const change = process.threadCpuUsage();
  for (let n = 0; n < 100; n += 1) engine.add(products[n] ?? fail(), live[n] ?? fail());
  const update = since(change) / 100;
  console.log(`
${size.toLocaleString('en-IN')} products
  a search: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms (${times.at(-1)?.query})
  first index ${built.toFixed(0)} ms, first search ${firstSearch.toFixed(1)} ms, update of a product ${update.toFixed(2)} ms
  memory ${(memory / 1e6).toFixed(0)} MB, ${(memory / size).toFixed(0)} bytes a product`);
}

/**
 * The time of the suggestions for each text that is typed, as JSON, and how long an edit of a product blocks the shop:
 * the updates of the shelf and its index, and a search.
 */
async function measureShelf(size: number): Promise<void> {
  const { products } = demoCatalogue();
  const goods = Array.from({ length: size }, (_, n) => {
    const { name, unit, moreDetails, categories, subCategories, description } =
      products[n % products.length] ?? fail();
    const [category = '', subCategory = ''] = [categories[0], subCategories[0]];
    const copy = Math.floor(n / products.length);
    return {
      name: `${brandWord(copy)} ${name}`,
      unit,
      category,
      subCategory,
      details: moreDetails,
      description,
    };
  });
  const shelf = shelfInMemory(goods);
  await shelf.index.follow(shelf.contents());
  const suggested = queries.map((query) =>
    quickest(() => {
      shelf.index.forget();
      return JSON.stringify(shelf.suggest(query));
    }),
  );
  suggested.sort((one, other) => one - other);
  const part = (share: number) => suggested[Math.floor(suggested.length * share)]?.toFixed(2);
  console.log(`  suggestions: p50 ${part(0.5)} ms, p99 ${part(0.99)} ms, longest ${part(0.9999)} ms`);
  const times: number[] = [];
  for (let n = 0; n < EDITS; n += 1) {
    const place = (n * 7_919) % size;
    const id = shelf.ids[place] ?? fail();
    const good = goods[place] ?? fail();
    const edited = shelf.make({ ...good, name: `${good.name} Edited` }, id);
    const start = process.threadCpuUsage();
    await shelf.index.follow(shelf.arrange({ changed: new Map([[id, edited]]) }));
    shelf.index.find('milk', false);
    times.push(since(start));
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1);
  console.log(
    `  an edit, the shelf, the index and a search after it: p50 ${at(0.5)} ms, longest ${at(0.999)} ms`,
  );
}

/** Milliseconds of the quickest of several rounds. */
function quickest(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

function fail(): never {
  throw new Error('There are fewer products than are wanted');
}

function bytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** CPU milliseconds of this thread. */
function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

function beingTyped(texts: readonly string[]): string[] {
  const typed = texts.flatMap((text) =>
    [1, 2, 3, 5, 8, text.length].map((letters) => [...text].slice(0, letters).join('')),
  );
  return [...new Set(typed)];
}

function plenty(size: number) {
  const { products } = demoCatalogue();
  return Array.from({ length: size }, (_, n) => {
    const { name, unit, moreDetails, categories, subCategories, description } =
      products[n % products.length] ?? fail();
    const copy = Math.floor(n / products.length);
    const own = moreDetails['Brand'] ?? '';
    const brand = copy === 0 || own === '' ? own : `${own} ${brandWord(copy)}`;
    return {
      id: makeId<'Product'>(new Date(n)),
      name: name.startsWith(own) ? `${brand}${name.slice(own.length)}` : name,
      unit,
      brand,
      subCategories,
      categories,
      alsoCalled: [],
      texts: [...Object.values(moreDetails), description],
    };
  });
}

/** A word for a number: 'Kari', 'Kamo'. */
function brandWord(n: number): string {
  const digits = [...String(n)].map(Number);
  return digits.map((digit) => BRAND_PARTS[digit]).join('');
}
