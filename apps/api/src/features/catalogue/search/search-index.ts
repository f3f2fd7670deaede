import { type ProductId, readSearchNames } from '@jhola/domain';
import type { Taxonomy } from '../categories/taxonomy.queries.ts';
import { createPause } from '../../../platform/steps.ts';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import { readShelfTexts, sameTexts, type ShelfProduct } from '../shelf/shelf-product.ts';
import type { Correction } from './query/query.ts';
import type { AddedWords } from './meaning/concepts.ts';
import { SearchEngine } from './search-engine.ts';
import type { Searchable } from './index/text-index.ts';

export type ShelfFound = {
  /** All matches, best first. */
  readonly products: readonly ShelfProduct[];
  /** The typing mistakes that were corrected. */
  readonly corrections: readonly Correction[];
  /** Searches to suggest while this one is typed. */
  readonly terms: readonly string[];
};

/** The search of the shelf. The rest of the shop depends only on this type, so that the engine can be replaced. */
export type SearchIndex = {
  /** The version of the contents to which it was updated last; null before that. */
  readonly version: number | null;
  /** Updates the index to these contents, in short steps. Resolves when it is done; never rejects. */
  follow(contents: ShelfContents): Promise<void>;
  /**
   * The matches of a text, in an order that doesn't change while contents and stock don't. `exact`: without correcting
   * the spelling.
   */
  find(text: string, exact: boolean): ShelfFound;
  /**
   * Call it when products sell out or are back in stock: forgets the searches that found one of them; all searches if
   * none are given. Which products a search finds doesn't depend on stock, only their order does.
   */
  forget(products?: ReadonlySet<ShelfProduct>): void;
  /**
   * Possible meanings of a search that found nothing, or nothing that the shopper wanted, each with the name of a
   * product that it finds.
   */
  proposals(text: string): { meant: string; product: string }[];
  /** The conflict of words that an admin enters, as a sentence; null if there is none. */
  wordsFault(entry: AddedWords, others: readonly AddedWords[]): string | null;
  stop(): void;
};

const WEIGHED_AT_ONCE = 200;
const AGES_AT_ONCE = 5_000;
const CACHED_SEARCHES = 200;
/** The cache is emptied when its searches have more products than this in total. */
const CACHED_PRODUCTS = 300_000;
/** Longer search texts are cut. */
const KEY_LENGTH = 200;

/**
 * Creates an empty index, which finds nothing before the first `follow`. It starts no timers; `stop` ends its updates.
 */
export function createSearchIndex(): SearchIndex {
  let engine = new SearchEngine();
  /**
   * The products in the index, compared by identity: the shelf creates a new object when a product's content changes.
   * If its texts are the same, it isn't indexed again.
   */
  let indexed = new Map<ProductId, ShelfProduct>();
  /** The shop's own words that the engine uses. */
  let words: readonly AddedWords[] = [];
  let wanted: ShelfContents | null = null;
  let indexedVersion: number | null = null;
  let updating: Promise<void> | null = null;
  let stopped = false;
  const cache = createCache();

  async function updateUntilCurrent(): Promise<void> {
    while (wanted !== null && !stopped) {
      const target: ShelfContents = wanted;
      await updateTo(target);
      if (wanted === target) return;
    }
  }

  async function updateTo(target: ShelfContents): Promise<void> {
    const pause = createPause();
    // Products that the shelf left unchanged needn't be compared.
    const since = target.since?.version === indexedVersion ? target.since.products : null;
    const removed: ProductId[] = [];
    const changed: ShelfProduct[] = [];
    for (const product of since?.values() ?? target.newestFirst) {
      if (product === null) continue;
      const known = indexed.get(product.id);
      if (known === product) continue;
      if (known === undefined || !sameTexts(known, product)) changed.push(product);
      else {
        engine.replaceLive(product.id, product);
        indexed.set(product.id, product);
      }
      const pausing = pause();
      if (pausing) await pausing;
    }
    for (const id of since?.keys() ?? indexed.keys()) {
      if (indexed.has(id) && !target.products.has(id)) removed.push(id);
      const pausing = pause();
      if (pausing) await pausing;
    }
    // If most products changed, or if many numbers belong to removed products, a new index is built while the old one
    // is in use.
    const rebuild =
      removed.length + changed.length > indexed.size / 2 ||
      engine.index.numbers > engine.index.size * 1.5 + 1_000;
    const nextEngine = rebuild ? new SearchEngine(target.words) : engine;
    const nextIndexed = rebuild ? new Map<ProductId, ShelfProduct>() : indexed;
    for (const id of rebuild ? [] : removed) {
      removeProduct(id);
      const pausing = pause();
      if (pausing) await pausing;
    }
    for (const product of rebuild ? target.newestFirst : changed) {
      if (stopped || (rebuild && wanted !== target)) return;
      nextEngine.add(searchable(product, target.taxonomy), product);
      nextIndexed.set(product.id, product);
      const pausing = pause();
      if (pausing) await pausing;
    }
    if (rebuild) {
      nextEngine.index.learnStyle();
      while (nextEngine.index.weighSome(WEIGHED_AT_ONCE)) {
        const pausing = pause();
        if (pausing) await pausing;
      }
      nextEngine.prepare();
    } else if (since === null) {
      for (let start = 0; start < engine.index.numbers; start += AGES_AT_ONCE) {
        engine.takeAges(start, start + AGES_AT_ONCE);
        const pausing = pause();
        if (pausing) await pausing;
      }
    }
    if (!rebuild && target.words !== words) nextEngine.useWords(target.words);
    engine = nextEngine;
    indexed = nextIndexed;
    words = target.words;
    indexedVersion = target.version;
    cache.clear();
  }

  function removeProduct(id: ProductId): void {
    engine.remove(id);
    indexed.delete(id);
  }

  function search(contents: ShelfContents, text: string, exact: boolean): ShelfFound {
    const { products, corrections, terms } = engine.find(text, exact);
    // The index may still have products that the shelf no longer has.
    return { products: products.flatMap(({ id }) => contents.products.get(id) ?? []), corrections, terms };
  }

  return {
    get version() {
      return indexedVersion;
    },
    follow(contents) {
      wanted = contents;
      const { since } = contents;
      if (
        updating === null &&
        since?.version === indexedVersion &&
        since.products.size === 0 &&
        contents.words === words
      ) {
        // The same products, of which some have become more or less popular.
        cache.forget(since.popularity);
        indexedVersion = contents.version;
        return Promise.resolve();
      }
      cache.clear();
      updating ??= updateUntilCurrent().finally(() => {
        updating = null;
      });
      return updating;
    },
    find(text, exact) {
      if (wanted === null) return { products: [], corrections: [], terms: [] };
      const term = text.slice(0, KEY_LENGTH).trim().toLowerCase();
      const key = exact ? `exact ${term}` : `any ${term}`;
      return cache.get(key) ?? cache.put(key, search(wanted, term, exact));
    },
    forget: cache.forget,
    proposals(text) {
      return engine.propose(text.slice(0, KEY_LENGTH)).flatMap(({ meant, first }) => {
        const product = wanted?.products.get(first.id)?.name;
        return product === undefined ? [] : { meant, product };
      });
    },
    wordsFault: (entry, others) => engine.wordsFault(entry, others),
    stop() {
      stopped = true;
    },
  };
}

const BRAND = /^brand$/i;

function searchable(product: ShelfProduct, { categories, subCategories }: Taxonomy): Searchable {
  const texts = readShelfTexts(product);
  const details = Object.entries(texts.more_details);
  return {
    id: product.id,
    name: product.name,
    unit: product.unit,
    brand: details.find(([key]) => BRAND.test(key.trim()))?.[1] ?? '',
    subCategories: product.subCategoryIds.flatMap((id) => subCategories.get(id)?.name ?? []),
    categories: product.categoryIds.flatMap((id) => categories.get(id)?.name ?? []),
    alsoCalled: readSearchNames(product.alsoCalled),
    texts: [...details.map(([, value]) => value), texts.description],
  };
}

/** A cache of the latest searches, limited by their number and by the number of their products. */
function createCache() {
  let searches = new Map<string, ShelfFound>();
  let products = 0;
  function clear(): void {
    searches = new Map();
    products = 0;
  }
  return {
    clear,
    get: (key: string): ShelfFound | undefined => searches.get(key),
    put(key: string, found: ShelfFound): ShelfFound {
      if (searches.size >= CACHED_SEARCHES || products > CACHED_PRODUCTS) clear();
      searches.set(key, found);
      products += found.products.length;
      return found;
    },
    forget(outdated?: ReadonlySet<ShelfProduct>): void {
      if (outdated === undefined) return clear();
      for (const [key, found] of searches) {
        if (!found.products.some((product) => outdated.has(product))) continue;
        searches.delete(key);
        products -= found.products.length;
      }
    },
  };
}
