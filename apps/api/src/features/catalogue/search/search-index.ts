import type { ProductId } from '@jhola/domain';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import { readShelfProduct, type ShelfProduct } from '../shelf/shelf-product.ts';
import { rank } from './rank.ts';
import { TextIndex } from './text-index.ts';

/** The one way into searching. What is behind it could be another engine. */
export type SearchIndex = {
  /** Comes to hold what these contents hold, in short stretches of work. Resolves then; never rejects. */
  follow(contents: ShelfContents): Promise<void>;
  /** All that matches, best first, in an order that lasts while nothing changes. `epoch` moves with stock. */
  find(text: string, epoch: number): Promise<readonly ShelfProduct[]>;
  stop(): void;
};

/** Requests wait at most about this long for the index to grow. */
const STRETCH_MS = 8;
const CACHED_SEARCHES = 200;
/** Products with a long list of matches fill the cache up as well. */
const CACHED_PRODUCTS = 300_000;

export function createSearchIndex(): SearchIndex {
  let index = new TextIndex();
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
    const anew = gone.length + fresh.length > held.size / 2 || index.numbers > index.size * 1.5 + 1_000;
    const into = anew ? new TextIndex() : index;
    const holds = anew ? new Map<ProductId, ShelfProduct>() : held;
    if (!anew) for (const id of gone) forget(id);
    const pause = stretches();
    for (const product of anew ? target.newestFirst : fresh) {
      if (stopped || (anew && wanted !== target)) return;
      into.add(readShelfProduct(product));
      holds.set(product.id, product);
      const rest = pause();
      if (rest) await rest;
    }
    index = into;
    held = holds;
    cache.clear();
  }

  function forget(id: ProductId): void {
    index.remove(id);
    held.delete(id);
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
    async find(text, epoch) {
      if (held.size === 0) await working;
      if (wanted === null) return [];
      const contents: ShelfContents = wanted;
      const key = text.trim().toLowerCase();
      return cache.get(key, epoch) ?? cache.put(key, epoch, rank(index, contents, key));
    },
    stop() {
      stopped = true;
    },
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
  let lists = new Map<string, readonly ShelfProduct[]>();
  let products = 0;
  let of = 0;
  function clear(): void {
    lists = new Map();
    products = 0;
  }
  return {
    clear,
    get(key: string, epoch: number): readonly ShelfProduct[] | undefined {
      if (epoch !== of) clear();
      return lists.get(key);
    },
    put(key: string, epoch: number, found: readonly ShelfProduct[]): readonly ShelfProduct[] {
      if (lists.size >= CACHED_SEARCHES || products > CACHED_PRODUCTS) clear();
      of = epoch;
      lists.set(key, found);
      products += found.length;
      return found;
    },
  };
}
