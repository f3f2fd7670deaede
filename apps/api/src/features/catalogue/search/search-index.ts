import type { WireProduct } from '@jhola/contract';
import type { ProductId } from '@jhola/domain';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import { readShelfProduct, type ShelfProduct } from '../shelf/shelf-product.ts';
import type { Correction } from './query.ts';
import { SearchEngine } from './search-engine.ts';
import type { Searchable } from './text-index.ts';

export type ShelfFound = {
  /** All that matches, best first. */
  readonly products: readonly ShelfProduct[];
  /** Words that were taken for a mistake, and for what. */
  readonly corrections: readonly Correction[];
  /** Searches to offer while this one is typed. */
  readonly terms: readonly string[];
};

/** The one way into searching. What is behind it could be another engine. */
export type SearchIndex = {
  /** Comes to hold what these contents hold, in short stretches of work. Resolves then; never rejects. */
  follow(contents: ShelfContents): Promise<void>;
  /** What matches, in an order that lasts while nothing changes. `epoch` moves with stock. */
  find(text: string, epoch: number): ShelfFound;
  stop(): void;
};

/** Requests wait at most about this long for the index to grow. */
const STRETCH_MS = 8;
const WEIGHED_AT_ONCE = 200;
const CACHED_SEARCHES = 200;
/** Products with a long list of matches fill the cache up as well. */
const CACHED_PRODUCTS = 300_000;
/** What is longer is cut: nobody's search is. */
const KEY_LENGTH = 200;

export function createSearchIndex(): SearchIndex {
  let engine = new SearchEngine();
  /** What the index holds, by the very object: the shelf makes a new one for new content. */
  let held = new Map<ProductId, ShelfProduct>();
  let wanted: ShelfContents | null = null;
  let working: Promise<void> | null = null;
  let stopped = false;
  const cache = createCache();

  async function work(): Promise<void> {
    while (wanted !== null && !stopped) {
      const target: ShelfContents = wanted;
      await bringTo(target);
      if (wanted === target) return;
    }
  }

  async function bringTo(target: ShelfContents): Promise<void> {
    const gone = [...held.keys()].filter((id) => !target.products.has(id));
    const fresh = target.newestFirst.filter((product) => held.get(product.id) !== product);
    // Mostly new: a new index beside the old one, which answers until then and leaves nothing dead behind.
    const anew =
      gone.length + fresh.length > held.size / 2 || engine.index.numbers > engine.index.size * 1.5 + 1_000;
    const into = anew ? new SearchEngine() : engine;
    const holds = anew ? new Map<ProductId, ShelfProduct>() : held;
    if (!anew) for (const id of gone) forget(id);
    const pause = stretches();
    for (const product of anew ? target.newestFirst : fresh) {
      if (stopped || (anew && wanted !== target)) return;
      into.add(searchable(readShelfProduct(product)), product);
      holds.set(product.id, product);
      const rest = pause();
      if (rest) await rest;
    }
    if (anew) {
      into.index.learnStyle();
      while (into.index.weighSome(WEIGHED_AT_ONCE)) {
        const rest = pause();
        if (rest) await rest;
      }
    }
    engine = into;
    held = holds;
    cache.clear();
  }

  function forget(id: ProductId): void {
    engine.remove(id);
    held.delete(id);
  }

  function search(contents: ShelfContents, text: string): ShelfFound {
    const { products, corrections, terms } = engine.find(text);
    // What the shelf no longer has may still be in the index for a moment.
    return { products: products.flatMap(({ id }) => contents.products.get(id) ?? []), corrections, terms };
  }

  return {
    follow(contents) {
      wanted = contents;
      cache.clear();
      working ??= work().finally(() => {
        working = null;
      });
      return working;
    },
    find(text, epoch) {
      if (wanted === null) return { products: [], corrections: [], terms: [] };
      const key = text.slice(0, KEY_LENGTH).trim().toLowerCase();
      return cache.get(key, epoch) ?? cache.put(key, epoch, search(wanted, key));
    },
    stop() {
      stopped = true;
    },
  };
}

const BRAND = /^brand$/i;

function searchable(product: WireProduct): Searchable {
  const details = Object.entries(product.more_details);
  return {
    id: product._id as ProductId,
    name: product.name,
    unit: product.unit,
    brand: details.find(([key]) => BRAND.test(key.trim()))?.[1] ?? '',
    subCategories: product.subCategory.map(({ name }) => name),
    categories: product.category.map(({ name }) => name),
    alsoCalled: [],
    texts: [...details.map(([, value]) => value), product.description],
  };
}

/** A pause for others whenever a stretch of work has lasted long enough. */
function stretches(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < STRETCH_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}

/** The latest searches, of one epoch: bounded in number and in what they hold. */
function createCache() {
  let searches = new Map<string, ShelfFound>();
  let products = 0;
  let of = 0;
  function clear(): void {
    searches = new Map();
    products = 0;
  }
  return {
    clear,
    get(key: string, epoch: number): ShelfFound | undefined {
      if (epoch !== of) clear();
      return searches.get(key);
    },
    put(key: string, epoch: number, found: ShelfFound): ShelfFound {
      if (searches.size >= CACHED_SEARCHES || products > CACHED_PRODUCTS) clear();
      of = epoch;
      searches.set(key, found);
      products += found.products.length;
      return found;
    },
  };
}
