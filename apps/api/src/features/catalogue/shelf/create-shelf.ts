import type { ProductId } from '@jhola/domain';
import type { FastifyBaseLogger } from 'fastify';
import { NO_TRACING, type Tracing } from '../../../platform/tracing/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import { listen, type Listener } from '../../../platform/listen.ts';
import { inSteps } from '../../../platform/steps.ts';
import type { AddedWords } from '../search/meaning/concepts.ts';
import { createSearchIndex, type ShelfFound } from '../search/search-index.ts';
import { CATALOGUE_CHANNEL } from '../versions/touch-catalogue.ts';
import { newestRun } from './newest-run.ts';
import { isNewest, readShelf } from './read-shelf.ts';
import { readOldestRunning, readSomeStocksSince, readStocksSince } from './shelf.queries.ts';
import type { ShelfContents } from './shelf-contents.ts';
import { patchStock, type ShelfProduct, type StockRow } from './shelf-product.ts';
import type { StockLeft } from '../stock/stock-parts.queries.ts';
import { STOCK_CHANNEL, watchStock } from './stock-watch.ts';
import { nextContents } from './swap-contents.ts';

/**
 * A snapshot of the catalogue in memory, as JSON bytes, which serves all readers. Never used for decisions about money
 * or stock.
 */
export type Shelf = {
  /**
   * Loads the catalogue and keeps it up to date; repeated calls have no effect. Rejects if the database can't be read.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  readonly isLoaded: boolean;
  /** The last time it was compared with the database and found or made up to date; null before the first load. */
  readonly confirmedAt: Date | null;
  /**
   * Changes with each change of content, again when the search finds it, when a product sells out or is back in stock,
   * and when one becomes more or less popular.
   */
  version(): string;
  /**
   * The same for the products of these categories and sub-categories only, and for content of any kind: a key for caches
   * of their lists. Without any, it changes with content only.
   */
  versionOf(places: readonly string[]): string;
  /** The current contents. Throws UNAVAILABLE before the first load. */
  contents(): ShelfContents;
  /** The name of a product's first category; empty if it has none or isn't on the shelf. */
  categoryOf(product: ProductId): string;
  /**
   * The matching products, best first, and the corrected words. Accepts any text; `exact` leaves its spelling as it is.
   */
  search(words: string, exact?: boolean): ShelfFound;
  /**
   * Other meanings of a search that found nothing, or nothing wanted, each with the name of a product that it finds.
   */
  proposals(text: string): { meant: string; product: string }[];
  /** Describes the conflict of words that an admin enters as a sentence; null if there is none. */
  wordsFault(entry: AddedWords, others: readonly AddedWords[]): string | null;
  /** Applies what this process has just committed. Never rejects. */
  catchUp(): Promise<void>;
  /** Call it after the commit that changed stock: reads it. Resolves when the shelf shows it; never rejects. */
  reloadStock(ids: readonly ProductId[]): Promise<void>;
  /** Call it instead if the statement that took the stock has returned what is left: nothing is read. */
  setStock(left: readonly StockLeft[]): void;
};

export type ShelfOptions = {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly config: Config;
  /** The connection to listen for changes of other processes; without it they are found by polling. */
  readonly databaseUrl?: string | undefined;
  /** The polling interval in milliseconds. */
  readonly pollIntervalMs?: number;
  readonly tracing?: Tracing;
};

/** The number of products whose stock is read without a pause. */
const STOCKS_AT_ONCE = 250;

/**
 * Creates an empty shelf. `start` loads it and starts the polling, every 10 seconds by default, and a connection for
 * notifications if there is a database URL; `stop` ends both.
 */
export function createShelf(options: ShelfOptions): Shelf {
  const { db, log, config, databaseUrl = config.databaseUrl, pollIntervalMs = 10_000 } = options;
  const { tracing = NO_TRACING } = options;
  let contents: ShelfContents | null = null;
  let confirmedAt: Date | null = null;
  // Grows when products sell out or are back in stock. Begins with the time, because browsers may still have pages of an
  // earlier process.
  let flips = Date.now();
  /** The value of `flips` after the last one in a category or sub-category, by its id. */
  const flipsIn = new Map<string, number>();
  let listener: Listener | null = null;
  let pollTimer: NodeJS.Timeout | null = null;
  let started: Promise<void> | null = null;
  let isStopped = false;
  /** The first transaction that the next poll must read. */
  let unread = '0';
  const index = createSearchIndex();

  const refresh = newestRun(async () => {
    const startedAt = new Date();
    if (contents === null || !(await isNewest(db, contents))) await tracing.job('catalogue snapshot', reload);
    confirmedAt = startedAt;
  });

  async function reload(): Promise<void> {
    const { unreadStock, ...reading } = await readShelf(db, config, contents);
    const complete = await inSteps(nextContents(config, reading, contents));
    contents = complete();
    unread = unreadStock ?? unread;
    noteMoved(contents);
    // The shop opens after its index is built, so that no search waits; a writer finds what they wrote.
    await index.follow(contents);
  }

  async function catchUp(): Promise<void> {
    try {
      await refresh();
    } catch (err) {
      log.warn({ err }, 'The shelf could not be refreshed; the next refresh will retry');
    }
  }

  /** Invalidates the lists of products that have become more or less popular. */
  function noteMoved({ since }: ShelfContents): void {
    if (since !== null && since.popularity.size > 0) flip(since.popularity);
  }

  function flip(products: Iterable<ShelfProduct>): void {
    flips += 1;
    for (const { categoryIds, subCategoryIds } of products)
      for (const id of [...categoryIds, ...subCategoryIds]) flipsIn.set(id, flips);
  }

  function applyStock(rows: readonly StockRow[]): void {
    if (contents === null) return;
    const flipped = new Set<ShelfProduct>();
    for (const row of rows) {
      const product = contents.products.get(row.id);
      if (product && patchStock(product, row)) flipped.add(product);
    }
    if (flipped.size === 0) return;
    flip(flipped);
    index.forget(flipped);
  }

  const stock = watchStock({ db, log, apply: applyStock });

  async function applyManySince(transaction: string): Promise<void> {
    for (let after = ''; ; ) {
      const rows = await readStocksSince(db, transaction, after, STOCKS_AT_ONCE);
      applyStock(rows);
      if (rows.length < STOCKS_AT_ONCE) return;
      after = rows.at(-1)?.id ?? after;
    }
  }

  async function poll(): Promise<void> {
    await catchUp();
    try {
      const [first, next] = [unread, await readOldestRunning(db)];
      const few = await readSomeStocksSince(db, first, STOCKS_AT_ONCE);
      if (few.length < STOCKS_AT_ONCE) applyStock(few);
      else await applyManySince(first);
      // A reading of the catalogue may have gone further in the meantime.
      if (unread === first) unread = next;
    } catch (err) {
      log.warn({ err }, 'Stock could not be read; the next refresh will retry');
    }
  }

  function pollAgainLater(): void {
    pollTimer = setTimeout(() => void poll().finally(() => pollTimer && pollAgainLater()), pollIntervalMs);
    pollTimer.unref();
  }

  async function start(): Promise<void> {
    await refresh();
    if (isStopped) return;
    pollAgainLater();
    if (databaseUrl === undefined) return;
    listener = listen({
      url: databaseUrl,
      channels: [CATALOGUE_CHANNEL, STOCK_CHANNEL],
      log,
      onMessage: (channel, payload) => {
        if (channel === STOCK_CHANNEL) stock.notify(payload);
        else void catchUp();
      },
      onConnected: () => void poll(),
    });
  }

  function contentVersion(): string {
    // While the index is updated, which takes seconds after a large import, a search may lack what is new.
    const lacking = index.version === contents?.version ? '' : `+${index.version ?? ''}`;
    return `${contents?.contentVersion ?? 0}${lacking}`;
  }

  function present(): ShelfContents {
    if (contents === null) throw new AppError('UNAVAILABLE');
    return contents;
  }

  return {
    start() {
      started ??= start().catch((error: unknown) => {
        started = null;
        throw error;
      });
      return started;
    },
    async stop() {
      isStopped = true;
      if (pollTimer) clearTimeout(pollTimer);
      pollTimer = null;
      stock.stop();
      index.stop();
      listener?.stop();
    },
    get isLoaded() {
      return contents !== null;
    },
    get confirmedAt() {
      return confirmedAt;
    },
    version: () => `${contentVersion()}-${flips.toString(36)}`,
    versionOf(places) {
      const last = Math.max(0, ...places.map((id) => flipsIn.get(id) ?? 0));
      return `${contentVersion()}-${last.toString(36)}`;
    },
    contents: present,
    categoryOf(id) {
      const [category] = contents?.products.get(id)?.categoryIds ?? [];
      return (category && contents?.taxonomy.categories.get(category)?.name) ?? '';
    },
    proposals: index.proposals,
    wordsFault: index.wordsFault,
    search: (words, exact = false) => index.find(words, exact),
    catchUp,
    reloadStock: stock.reload,
    setStock: stock.set,
  };
}
