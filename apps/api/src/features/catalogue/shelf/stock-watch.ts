import { makeId, type ProductId } from '@jhola/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import { newestRun } from './newest-run.ts';
import { readStocks } from './shelf.queries.ts';
import { notify } from '../versions/version.queries.ts';
import type { StockLeft } from '../stock/stock-parts.queries.ts';
import type { StockRow } from './shelf-product.ts';

/** The channel on which processes tell each other which products' stock changed. */
export const STOCK_CHANNEL = 'stock';

const NOTIFY_EVERY_MS = 100;
/** A notification holds 8,000 bytes; an id takes 29 of them. */
const IDS_A_MESSAGE = 250;

export type StockWatch = {
  /**
   * Call it after stock changed in this process: reads it, and notifies the others. Resolves when the shelf shows it;
   * never rejects.
   */
  reload(ids: readonly ProductId[]): Promise<void>;
  /** Call it after stock changed in this process, with the stock that is left: it isn't read. Notifies the others. */
  set(stocks: readonly StockLeft[]): void;
  /** Handles a message of another process. */
  notify(payload: string): void;
  stop(): void;
};

type Options = {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  apply(rows: readonly StockRow[]): void;
};

/** Keeps the shelf's stock up to date, in small batches: one query for many orders. */
export function watchStock({ db, log, apply }: Options): StockWatch {
  const self: string = makeId(new Date());
  let toRead = new Set<ProductId>();
  const toTell = new Set<ProductId>();
  let telling: NodeJS.Timeout | null = null;

  const read = newestRun(async () => {
    const ids = [...toRead];
    toRead = new Set();
    if (ids.length === 0) return;
    try {
      apply(await readStocks(db, ids));
    } catch (err) {
      log.warn({ err }, 'Changed stock could not be read; the next refresh will retry');
    }
  });

  async function tell(): Promise<void> {
    const ids = [...toTell];
    toTell.clear();
    telling = null;
    try {
      for (let from = 0; from < ids.length; from += IDS_A_MESSAGE) {
        const message = { from: self, ids: ids.slice(from, from + IDS_A_MESSAGE) };
        await notify(db, STOCK_CHANNEL, JSON.stringify(message));
      }
    } catch (err) {
      log.warn(
        { err },
        'Other processes could not be notified of a stock change; their next refresh will show it',
      );
    }
  }

  function tellSoon(id: ProductId): void {
    toTell.add(id);
    telling ??= setTimeout(() => void tell(), NOTIFY_EVERY_MS).unref();
  }

  return {
    reload(ids) {
      for (const id of ids) {
        toRead.add(id);
        tellSoon(id);
      }
      return read();
    },
    set(stocks) {
      apply(stocks.map(({ id, stock, at }) => ({ id, stock, updated_at: new Date(at) })));
      for (const { id } of stocks) tellSoon(id);
    },
    notify(payload) {
      const message = readMessage(payload);
      if (message === null || message.from === self) return;
      for (const id of message.ids) toRead.add(id);
      void read();
    },
    stop() {
      if (telling) clearTimeout(telling);
    },
  };
}

type Message = { readonly from: string; readonly ids: readonly ProductId[] };

/** Null for a message that no shop has sent: anybody who can connect to the database can write to the channel. */
function readMessage(payload: string): Message | null {
  try {
    const message = JSON.parse(payload) as Message | null;
    return Array.isArray(message?.ids) ? message : null;
  } catch {
    return null;
  }
}
