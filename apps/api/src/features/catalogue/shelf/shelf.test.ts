import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { makeId, paise, type ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { takeStock } from '../stock/take-stock.ts';
import type { Database, Db } from '../../../platform/database.ts';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { ADMIN, type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { categoryNamed, productNamed } from '../testing/read-ids.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { SearchEngine } from '../search/search-engine.ts';
import { createShelf, type Shelf } from './create-shelf.ts';
import { readShelfProduct } from './shelf-product.ts';
import { readOldestRunning, readSomeStocksSince, readStocksSince } from './shelf.queries.ts';

let shop: CatalogueShop;
const as = { as: ADMIN };
beforeEach(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
});
afterEach(() => shop.close());

const sell = (id: string, quantity: number) =>
  shop.db
    .transaction()
    .execute((tx) => takeStock(tx, [{ productId: id as ProductId, quantity }], shop.clock.now()));

function onShelf(shelf: Shelf, id: string) {
  const product = shelf.contents().products.get(id as ProductId);
  return product && readShelfProduct(product);
}

describe('another process’s shelf', () => {
  it('is notified of writes', async () => {
    const other = await shop.anotherShelf();
    const before = other.version();
    const product = await productNamed(shop, 'Potato');
    await shop.call('updateProduct', { ...product, name: 'New Potato' }, as);
    await soon(() => expect(onShelf(other, product._id)?.name).toBe('New Potato'));
    expect(other.version()).not.toBe(before);
    const [first] = other.search('new potato').products;
    expect(first?.id).toBe(product._id);
    await shop.call('deleteProduct', { _id: product._id }, as);
    await soon(() => expect(onShelf(other, product._id)).toBeUndefined());
  });

  it('finds changes by polling if it can’t listen', async () => {
    const other = await shop.anotherShelf({ listens: false, pollIntervalMs: 50 });
    const dairy = await categoryNamed(shop, 'Dairy');
    await shop.call('updateCategory', { ...dairy, name: 'Milk & Co' }, as);
    const product = await productNamed(shop, 'Gokul Curd');
    await soon(() => expect(onShelf(other, product._id)?.category[0]?.name).toBe('Milk & Co'));
    await sell(product._id, 3);
    await soon(() => expect(onShelf(other, product._id)?.stock).toBe(17));
  });

  it('is notified of changed stock', async () => {
    const other = await shop.anotherShelf();
    const product = await productNamed(shop, 'Onion');
    await sell(product._id, 3);
    await shop.shelf.reloadStock([product._id as ProductId]);
    await soon(() => expect(onShelf(other, product._id)?.stock).toBe(17));
  });

  it('listens again after its connection broke', async () => {
    const other = await shop.anotherShelf();
    await soon(async () => expect(await listening(shop)).toHaveLength(2));
    await breakListening(shop);
    const product = await productNamed(shop, 'Tomato');
    await shop.call('updateProduct', { ...product, name: 'Red Tomato' }, as);
    await soon(() => expect(onShelf(other, product._id)?.name).toBe('Red Tomato'));
  });

  it('reads the whole catalogue again if a version doesn’t say what changed', async () => {
    const other = await shop.anotherShelf();
    const kept = onShelf(other, (await productNamed(shop, 'Onion'))._id);
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Potato')
      .executeTakeFirstOrThrow();
    await shop.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('products')
        .set({ name: 'Loaded Potato', updated_at: new Date() })
        .where('id', '=', id)
        .execute();
      await touchCatalogue(tx, 'everything');
    });
    await soon(() => expect(onShelf(other, id)?.name).toBe('Loaded Potato'));
    expect(onShelf(other, kept?._id ?? '')).toEqual(kept);
  });
});

it('doesn’t index a product again if only its price changed, and ranks it by its stock', async () => {
  const indexed = vi.spyOn(SearchEngine.prototype, 'add');
  const [first, second] = (await shop.call('searchProducts', { search: 'dal' })).data;
  if (first === undefined) throw new Error('There is no dal');
  const edit = { _id: first._id, field: 'price', was: first.price, value: first.price + 1 } as const;
  await shop.call('editProductField', edit, as);
  expect(indexed).not.toHaveBeenCalled();
  await sell(first._id, 20);
  await shop.shelf.reloadStock([first._id as ProductId]);
  const { data } = await shop.call('searchProducts', { search: 'dal' });
  expect(data.slice(0, 2).map(({ name }) => name)).toEqual([second?.name, first.name]);
  expect(data[1]?.price).toBe(first.price + 1);
});

it('has another version once the search finds a change, so that no page is kept that lacks it', async () => {
  const onion = await productNamed(shop, 'Onion');
  await shop.db.transaction().execute(async (tx) => {
    await sql`
      insert into products (id, name, images, unit, stock, price_paise, discount_percent, description, created_at,
        updated_at, content_updated_at)
      select lpad(number::text, 26, '0'), 'Kodo Millet ' || number, images, unit, stock, price_paise,
        discount_percent, description, created_at, updated_at, content_updated_at
      from products, generate_series(1, 2000) as number where id = ${onion._id}`.execute(tx);
    await touchCatalogue(tx, 'everything');
  });
  /** How many products were found in each version. */
  const found = new Map<string, Set<number>>();
  const look = () => {
    const count = shop.shelf.search('kodo').products.length;
    const version = shop.shelf.version();
    found.set(version, (found.get(version) ?? new Set()).add(count));
  };
  let isDone = false;
  const done = shop.shelf.catchUp().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    look();
    // Requests are handled between two steps of the update.
    await nextTurn();
  }
  await done;
  look();
  expect([...(found.get(shop.shelf.version()) ?? [])]).toEqual([2_000]);
});

describe('a version that changes only prices', () => {
  it('updates prices and discounts, and removes deleted products', async () => {
    const other = await shop.anotherShelf();
    const [potato, onion] = [await productNamed(shop, 'Potato'), await productNamed(shop, 'Onion')];
    const kept = other.contents().products.get(onion._id as ProductId);
    await shop.db.transaction().execute(async (tx) => {
      const change = { price_paise: paise(12_345), discount_percent: 7, stock: 3, updated_at: new Date() };
      await tx.updateTable('products').set(change).where('name', '=', 'Onion').execute();
      await tx.deleteFrom('products').where('name', '=', 'Potato').execute();
      await touchCatalogue(tx, 'prices');
    });
    await soon(() => expect(onShelf(other, potato._id)).toBeUndefined());
    const shown = onShelf(other, onion._id);
    expect(shown).toEqual({ ...onion, price: 123.45, discount: 7, stock: 3, updatedAt: shown?.updatedAt });
    expect(other.contents().products.get(onion._id as ProductId)).toBe(kept);
    expect(kept).toMatchObject({ pricePaise: 12_345, discount: 7, stock: 3, payablePaise: 11_445 });
    expect(other.contents().newestFirst.map(({ id }) => id)).not.toContain(potato._id);
    expect(other.search('potato').products.map(({ id }) => id)).not.toContain(potato._id);
    await sell(onion._id, 1);
    await other.reloadStock([onion._id as ProductId]);
    expect(onShelf(other, onion._id)).toMatchObject({ price: 123.45, discount: 7, stock: 2 });
  });

  it('can be read together with other changes', async () => {
    const other = await shop.anotherShelf({ listens: false });
    const [potato, onion] = [await productNamed(shop, 'Potato'), await productNamed(shop, 'Onion')];
    await shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('products').set({ discount_percent: 7 }).where('name', '=', 'Onion').execute();
      await touchCatalogue(tx, 'prices');
    });
    await shop.call('updateProduct', { ...potato, name: 'New Potato' }, as);
    await other.catchUp();
    expect(onShelf(other, onion._id)?.discount).toBe(7);
    expect(onShelf(other, potato._id)?.name).toBe('New Potato');
  });

  it('is read with the stock, which the next poll doesn’t read again', async () => {
    const { db, rowsRead } = countingRows(shop.db);
    const polling = await shop.anotherShelf({ db, listens: false, pollIntervalMs: 20 });
    const { size } = polling.contents().products;
    let discount = 0;
    // While a transaction of another test is running, a poll reads again what was written since that began.
    await soon(async () => {
      discount = (discount % 90) + 1;
      await shop.db.transaction().execute(async (tx) => {
        const change = { discount_percent: discount, updated_at: new Date() };
        await tx.updateTable('products').set(change).execute();
        await touchCatalogue(tx, 'prices');
      });
      rowsRead.length = 0;
      const isShown = () =>
        [...polling.contents().products.values()].every((one) => one.discount === discount);
      await soon(() => expect(isShown()).toBe(true));
      await wait(100);
      expect(rowsRead).toEqual([size]);
    });
  });
});

describe('stock on the shelf', () => {
  it('is updated by the process that sold; the page’s version changes only when something sells out', async () => {
    const product = await productNamed(shop, 'Onion');
    const id = product._id as ProductId;
    const before = shop.shelf.version();
    await sell(id, 5);
    await shop.shelf.reloadStock([id]);
    const { data } = await shop.call('getProduct', { productId: id });
    expect(data).toEqual({ ...product, stock: 15, updatedAt: data.updatedAt });
    expect(data.updatedAt > product.updatedAt).toBe(true);
    expect(shop.shelf.version()).toBe(before);
    await sell(id, 15);
    await shop.shelf.reloadStock([id]);
    expect((await shop.call('getProduct', { productId: id })).data.stock).toBe(0);
    expect(shop.shelf.version()).not.toBe(before);
  });

  it('moves a sold-out product behind an equally good match in searches', async () => {
    const [first, second] = (await shop.call('searchProducts', { search: 'dal' })).data;
    await sell(first?._id ?? '', 20);
    await shop.shelf.reloadStock([first?._id as ProductId]);
    const names = (await shop.call('searchProducts', { search: 'dal' })).data.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual([second?.name, first?.name]);
  });

  it('repeats only those searches that found a product which sold out', async () => {
    const first = async (search: string) =>
      (await shop.call('searchProducts', { search })).data[0]?._id ?? '';
    const dal = await first('dal');
    await first('onion');
    const ranked = vi.spyOn(SearchEngine.prototype, 'find');
    await sell(dal, 20);
    await shop.shelf.reloadStock([dal as ProductId]);
    expect(await first('dal')).not.toBe(dal);
    await first('onion');
    expect(ranked.mock.calls.map(([text]) => text)).toEqual(['dal']);
    ranked.mockRestore();
  });

  it('is read again only if a transaction has written it since, also if that began earlier', async () => {
    const [onion = '', potato = ''] = await Promise.all(
      ['Onion', 'Potato'].map(async (name) => (await productNamed(shop, name))._id),
    );
    const { size } = shop.shelf.contents().products;
    const idsSince = async (transaction: string, limit = 1_000) => {
      const ids = (await readStocksSince(shop.db, transaction, '', limit)).map(({ id }) => id);
      const some = (await readSomeStocksSince(shop.db, transaction, limit)).map(({ id }) => id);
      expect(some).toHaveLength(ids.length);
      if (ids.length < limit) expect(some.toSorted()).toEqual(ids);
      return ids;
    };
    const inTransactionOf = async (act: (tx: Db) => Promise<unknown>) =>
      shop.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
        await act(tx);
        return rows[0]?.id ?? '';
      });
    const all = await inTransactionOf((tx) =>
      tx.updateTable('products').set({ stock: 9, updated_at: new Date() }).execute(),
    );
    expect(await idsSince(all)).toHaveLength(size);
    expect(await idsSince(all, 3)).toHaveLength(3);
    let whileRunning = '';
    const first = await inTransactionOf(async (tx) => {
      await takeStock(tx, [{ productId: onion as ProductId, quantity: 1 }], shop.clock.now());
      const second = await inTransactionOf((other) =>
        takeStock(other, [{ productId: potato as ProductId, quantity: 1 }], shop.clock.now()),
      );
      expect(await idsSince(second)).toEqual([potato]);
      whileRunning = await readOldestRunning(shop.db);
    });
    expect(BigInt(whileRunning)).toBeLessThanOrEqual(BigInt(first));
    expect((await idsSince(first)).toSorted()).toEqual([onion, potato].toSorted());
    expect(await idsSince(await inTransactionOf(async () => {}))).toEqual([]);
    // A transaction of another database, which this one hasn't reached yet.
    expect(await idsSince(String(BigInt(first) + 1_000_000_000n))).toHaveLength(size);
  });

  it('accepts ids of unknown products', async () => {
    await shop.shelf.reloadStock([makeId(new Date())]);
    await shop.shelf.reloadStock([]);
  });
});

it('keeps the categories of all products in the same places once', () => {
  const products = [...shop.shelf.contents().products.values()];
  const kept = new Set(products.map(({ placesJson }) => placesJson));
  const different = new Set([...kept].map(String));
  expect(kept.size).toBe(different.size);
  expect(kept.size).toBeLessThan(products.length);
});

it('continues to show the catalogue while the database is unavailable', async () => {
  const product = await productNamed(shop, 'Onion');
  await shop.db.destroy();
  await shop.shelf.catchUp();
  await shop.shelf.reloadStock([product._id as ProductId]);
  expect((await shop.call('getProduct', { productId: product._id })).data).toEqual(product);
  expect((await shop.call('searchProducts', { search: 'pyaz' })).data).toEqual([product]);
});

it('does not poll if it is stopped while it loads', async () => {
  const log = createRecordingLog();
  const warn = vi.spyOn(log, 'warn');
  const { db } = shop;
  const shelf = createShelf({
    db,
    log,
    config: { ...shop.config, databaseUrl: undefined },
    pollIntervalMs: 5,
  });
  const started = shelf.start();
  await shelf.stop();
  await started;
  // A poll would fail now, and be logged.
  await db.destroy();
  await wait(100);
  expect(warn).not.toHaveBeenCalled();
});

/** Waits for a condition; with a generous limit, because a busy machine is slow. */
function soon(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 120_000, interval: 25 });
}

/** The same database, and the numbers of rows that it returned as one JSON text, without empty ones. */
function countingRows(of: Database): { readonly db: Database; readonly rowsRead: number[] } {
  const rowsRead: number[] = [];
  const db = of.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const found = result.rows[0]?.['found'];
      if (Array.isArray(found) && found.length > 0) rowsRead.push(found.length);
      return result;
    },
  });
  return { db, rowsRead };
}

/** The connections that listen to this shop’s database. */
async function listening({ db }: CatalogueShop): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'jhola listening' and datname = current_database()`.execute(db);
  return rows.map((row) => row.pid);
}

async function breakListening(of: CatalogueShop): Promise<void> {
  const pids = await listening(of);
  await sql`select pg_terminate_backend(pid) from unnest(${pids}::integer[]) as pid`.execute(of.db);
}
