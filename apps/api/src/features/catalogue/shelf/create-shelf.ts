import type { ProductId } from '@jhola/domain';
import type { FastifyBaseLogger } from 'fastify';
import { NO_TRACING, type Tracing } from '../../../platform/tracing/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import { listen, type Listener } from '../../../platform/listen.ts';
import type { AddedWords } from '../search/concepts.ts';
import { createSearchIndex, type ShelfFound } from '../search/search-index.ts';
import { CATALOGUE_CHANNEL } from '../versions/touch-catalogue.ts';
import { newestRun } from './newest-run.ts';
import { isNewest, readShelf } from './read-shelf.ts';
import { readStocksSince } from './shelf.queries.ts';
import type { ShelfContents } from './shelf-contents.ts';
import { patchStock, type StockRow } from './shelf-product.ts';
import { STOCK_CHANNEL, watchStock } from './stock-watch.ts';
import { nextContents } from './swap-contents.ts';

/** The catalogue in memory, as finished bytes: what every visitor reads. Decides nothing about money or stock. */
export type Shelf = {
  /** Loads the catalogue and keeps it fresh; once, however often it is called. Rejects where the database can't be read. */
  start(): Promise<void>;
  stop(): Promise<void>;
  readonly isLoaded: boolean;
  /** The last time at which it was compared with the database and found or made up to date; null before the first load. */
  readonly confirmedAt: Date | null;
  /** Moves with each change of content, and when a product sells out or comes back: a key for caches of pages. */
  version(): string;
  /** What lies on the shelf now. Throws UNAVAILABLE before the first load. */
  contents(): ShelfContents;
  /**
   * The products that match, best first, and what was put right in the text. Takes any text; `exact` leaves its spelling
   * as it is.
   */
  search(words: string, exact?: boolean): ShelfFound;
  /** What a search that found nothing, or nothing wanted, could have meant, with the name of a product that it finds. */
  proposals(text: string): { meant: string; product: string }[];
  /** With what words that a shopkeeper enters collide, as a sentence; null if with nothing. */
  wordsFault(entry: AddedWords, others: readonly AddedWords[]): string | null;
  /** Brings the shelf up to date with what this process has just committed. Never rejects. */
  catchUp(): Promise<void>;
  /** To be told after the commit that took or returned stock. Resolves once the shelf shows it; never rejects. */
  stockMoved(ids: readonly ProductId[]): Promise<void>;
};

export type ShelfOptions = {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly config: Config;
  /** Where to listen for changes made by other processes; without it they are found by asking now and then. */
  readonly databaseUrl?: string | undefined;
  /** How often to ask, in milliseconds. */
  readonly askEveryMs?: number;
  readonly tracing?: Tracing;
};

/** What is asked for again each time: clocks differ, and a transaction dates its rows before it commits. */
const OVERLAP_MS = 300_000;

export function createShelf(options: ShelfOptions): Shelf {
  const { db, log, config, databaseUrl = config.databaseUrl, askEveryMs = 10_000 } = options;
  const { tracing = NO_TRACING } = options;
  let contents: ShelfContents | null = null;
  let confirmedAt: Date | null = null;
  // Differs from the flips of an earlier process, whose pages may still lie in somebody's cache.
  let flips = Date.now();
  let listener: Listener | null = null;
  let asking: NodeJS.Timeout | null = null;
  let started: Promise<void> | null = null;
  let lastAskedAt = Date.now();
  const index = createSearchIndex();

  const refresh = newestRun(async () => {
    const askedAt = new Date();
    if (contents === null || !(await isNewest(db, contents))) await tracing.job('catalogue snapshot', reload);
    confirmedAt = askedAt;
  });

  async function reload(): Promise<void> {
    const reading = await readShelf(db, config, contents);
    contents = nextContents(config, reading, contents);
    // The shop opens once its index is built, so that no search waits; whoever wrote finds what they wrote.
    await index.follow(contents);
  }

  async function catchUp(): Promise<void> {
    try {
      await refresh();
    } catch (err) {
      log.warn({ err }, 'The shelf could not be brought up to date; the next round will');
    }
  }

  function applyStock(rows: readonly StockRow[]): void {
    if (contents === null) return;
    for (const row of rows) {
      const product = contents.products.get(row.id);
      if (product && patchStock(product, row)) flips += 1;
    }
  }

  const stock = watchStock({ db, log, apply: applyStock });

  async function ask(): Promise<void> {
    await catchUp();
    const askedAt = Date.now();
    try {
      applyStock(await readStocksSince(db, new Date(lastAskedAt - OVERLAP_MS)));
      lastAskedAt = askedAt;
    } catch (err) {
      log.warn({ err }, 'Stock could not be read; the next round will');
    }
  }

  function askAgainLater(): void {
    asking = setTimeout(() => void ask().finally(() => asking && askAgainLater()), askEveryMs);
    asking.unref();
  }

  async function start(): Promise<void> {
    await refresh();
    askAgainLater();
    if (databaseUrl === undefined) return;
    listener = listen({
      url: databaseUrl,
      channels: [CATALOGUE_CHANNEL, STOCK_CHANNEL],
      log,
      onMessage: (channel, payload) => {
        if (channel === STOCK_CHANNEL) stock.notify(payload);
        else void catchUp();
      },
      onConnected: () => void ask(),
    });
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
      if (asking) clearTimeout(asking);
      asking = null;
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
    version: () => `${contents?.version ?? 0}-${flips.toString(36)}`,
    contents() {
      if (contents === null) throw new AppError('UNAVAILABLE');
      return contents;
    },
    proposals: index.proposals,
    wordsFault: index.wordsFault,
    search: (words, exact = false) => index.find(words, exact, flips),
    catchUp,
    stockMoved: stock.moved,
  };
}
