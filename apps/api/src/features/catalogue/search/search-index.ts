import type { WireProduct } from '@jhola/contract';
import type { ProductId } from '@jhola/domain';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import { readShelfProduct, type ShelfProduct } from '../shelf/shelf-product.ts';
import type { Correction } from './query.ts';
import { SearchEngine } from './search-engine.ts';
import type { Searchable } from './text-index.ts';

export type ShelfFound = {
  /** All matches, best first. */
  readonly products: readonly ShelfProduct[];
  /** The words that were taken for typing mistakes. */
  readonly corrections: readonly Correction[];
  /** Searches to suggest while this one is typed. */
  readonly terms: readonly string[];
};

/** The search of the shelf. The rest of the shop depends on this type only, so the engine can be replaced. */
export type SearchIndex = {
  /** Updates the index to these contents, in short stretches of work. Resolves when it is done; never rejects. */
  follow(contents: ShelfContents): Promise<void>;
  /**
   * The matches of a text, in an order that is stable as long as contents and stock are. `epoch` changes with stock.
   */
  find(text: string, epoch: number): ShelfFound;
  stop(): void;
};

/** Requests wait at most about this long for an update of the index. */
const STRETCH_MS = 8;
const WEIGHED_AT_ONCE = 200;
const CACHED_SEARCHES = 200;
/** The cache is emptied beyond this many products in all cached searches. */
const CACHED_PRODUCTS = 300_000;
/** Longer searches are cut. */
const KEY_LENGTH = 200;

export function createSearchIndex(): SearchIndex {
  let engine = new SearchEngine();
  /** The products in the index. Compared by identity: the shelf makes a new object when a product's content changes. */
  let indexed = new Map<ProductId, ShelfProduct>();
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
    const gone = [...indexed.keys()].filter((id) => !target.products.has(id));
    const changed = target.newestFirst.filter((product) => indexed.get(product.id) !== product);
    // If most products changed, or many numbers are of removed products, a new index is built while the old one
    // answers.
    const rebuild =
      gone.length + changed.length > indexed.size / 2 ||
      engine.index.numbers > engine.index.size * 1.5 + 1_000;
    const nextEngine = rebuild ? new SearchEngine() : engine;
    const nextIndexed = rebuild ? new Map<ProductId, ShelfProduct>() : indexed;
    if (!rebuild) for (const id of gone) forget(id);
    const pause = createPause();
    for (const product of rebuild ? target.newestFirst : changed) {
      if (stopped || (rebuild && wanted !== target)) return;
      nextEngine.add(searchable(readShelfProduct(product)), product);
      nextIndexed.set(product.id, product);
      const rest = pause();
      if (rest) await rest;
    }
    if (rebuild) {
      nextEngine.index.learnStyle();
      while (nextEngine.index.weighSome(WEIGHED_AT_ONCE)) {
        const rest = pause();
        if (rest) await rest;
      }
    }
    engine = nextEngine;
    indexed = nextIndexed;
    cache.clear();
  }

  function forget(id: ProductId): void {
    engine.remove(id);
    indexed.delete(id);
  }

  function search(contents: ShelfContents, text: string): ShelfFound {
    const { products, corrections, terms } = engine.find(text);
    // The index may still have products that the shelf no longer has.
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

/** Returns a function to call between steps of work: it returns a promise to await whenever STRETCH_MS have passed. */
function createPause(): () => Promise<void> | undefined {
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

/** A cache of the latest searches in one epoch, bounded by their number and by the products in them. */
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
