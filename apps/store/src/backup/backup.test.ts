import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase, readDatabase } from '@jhola/api';
import { placeOrder, startTestShop, stockOf, stockProduct, type TestShop } from '@jhola/api/testing';
import type { ProductId } from '@jhola/domain';
import type { KyselyPlugin } from 'kysely';
import { flushedDuring, inodeOf } from '@jhola/tools/testing/flushed-during.ts';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BackupFault, LEDGERS } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const STOCK = 50_000;

let shop: TestShop;
let into: string;
let elsewhere: string;
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  // Removes the order limit, because all test orders come from one address.
  shop = await startTestShop({
    CAP_ORDERS_PER_ADDRESS: '1000000',
    CAP_UNITS_PER_ADDRESS: '1000000',
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  into = await mkdtemp(join(tmpdir(), 'jhola-backups-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'jhola-restored-'));
  database = await createEmptyDatabase();
  db = openDatabase(database.url);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
  for (const folder of [into, elsewhere]) await rm(folder, { recursive: true, force: true });
});

const take = (day = 1, keep = 14, plugin?: KyselyPlugin) =>
  takeBackup({
    db: plugin === undefined ? shop.db : shop.db.withPlugin(plugin),
    dataDir: shop.config.dataDir,
    into,
    now: new Date(`2026-03-0${day}T10:20:30.400Z`),
    keep,
  });
const restore = (from: string) => restoreBackup({ from, db, dataDir: elsewhere });

async function order(productId: ProductId) {
  const as = await shop.signUp();
  return placeOrder(shop, as, [{ productId, quantity: 2 }]);
}

/** Row counts and checksums of all tables. */
const contentsOf = (of: Database) =>
  readDatabase(of, LEDGERS, async (_table, rows) => {
    for await (const some of rows) void some;
  });

describe('a backup', () => {
  test('restores the shop, pictures included, into another database and folder', async () => {
    const { productId } = await stockProduct(shop.db, { stock: 9 });
    await order(productId);
    const uploads = join(shop.config.dataDir, 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'one.webp'), 'a picture');
    await writeFile(join(uploads, 'two.webp.123.part'), 'half a pic');

    const { folder, manifest } = await take();
    expect(folder).toBe(join(into, '2026-03-01T10-20-30Z'));
    await restore(folder);
    expect(await contentsOf(db)).toEqual(manifest.database);
    const rows = new Map(manifest.database.tables.map((table) => [table.name, table.rows]));
    for (const table of ['users', 'orders', 'order_lines', 'sessions'])
      expect(rows.get(table)).toBeGreaterThan(0);
    expect(await stockOf(db, productId)).toBe(7);
    expect(await readdir(join(elsewhere, 'uploads'))).toEqual(['one.webp']);
    expect(await readFile(join(elsewhere, 'uploads/one.webp'), 'utf8')).toBe('a picture');
  });

  test('has texts with every kind of line end, also longer ones than are read at once', async () => {
    const { productId } = await stockProduct(shop.db);
    const description = `Pasted\u2028from\u2029a\u0085document\r\nand\ranother 🌾\n`;
    const more_details = JSON.stringify({ Origin: 'गाँव '.repeat(100_000) });
    await shop.db
      .updateTable('products')
      .set({ description, more_details })
      .where('id', '=', productId)
      .execute();
    const { folder, manifest } = await take();
    await restore(folder);
    expect(await contentsOf(db)).toEqual(manifest.database);
    const restored = await db
      .selectFrom('products')
      .select('description')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(restored).toEqual({ description });
  });

  test('that is taken while orders are placed contains all earlier orders, and no partial one', async () => {
    const { productId } = await stockProduct(shop.db, { stock: STOCK });
    let acknowledged = 0;
    let isOver = false;
    const ordering = (async () => {
      while (!isOver) {
        await order(productId);
        acknowledged += 1;
      }
    })();
    /** Rejects with the error of an order that fails. */
    const acknowledgedMoreThan = async (count: number) => {
      await expect.poll(() => acknowledged).toBeGreaterThan(count);
    };
    const orders = (more: number) => Promise.race([ordering, acknowledgedMoreThan(more)]);
    await orders(1);
    const before = acknowledged;
    const { folder } = await take();
    const during = acknowledged;
    await orders(during);
    isOver = true;
    await ordering;
    await restore(folder);
    const sold = STOCK - (await stockOf(db, productId));
    const items = await db
      .selectFrom('order_lines')
      .select(({ fn }) => fn.sum<string>('quantity').as('sold'))
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(Number(items.sold)).toBe(sold);
    expect(sold).toBeGreaterThanOrEqual(2 * before);
    expect(sold).toBeLessThan(2 * acknowledged);
  });

  test('has the files of its rows: a picture that is replaced and a list that is imported meanwhile', async () => {
    const uploads = join(shop.config.dataDir, 'uploads');
    const lists = join(shop.config.dataDir, 'price-lists');
    for (const folder of [uploads, lists]) await mkdir(folder, { recursive: true });
    await writeFile(join(uploads, 'asha.webp'), 'before');
    await writeFile(join(lists, 'prices.csv'), 'name,price');
    let isReplaced = false;
    /** Called after the snapshot's first statement: the snapshot still has the rows of the earlier files. */
    const replace = async () => {
      if (isReplaced) return;
      isReplaced = true;
      await writeFile(join(uploads, 'asha-2.webp'), 'after');
      await rm(join(uploads, 'asha.webp'));
      await rm(join(lists, 'prices.csv'));
    };
    const { folder } = await take(1, 14, {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await replace();
        return result;
      },
    });
    expect(await readFile(join(folder, 'uploads/asha.webp'), 'utf8')).toBe('before');
    expect(await readFile(join(folder, 'price-lists/prices.csv'), 'utf8')).toBe('name,price');
    expect(await readFile(join(folder, 'uploads/asha-2.webp'), 'utf8')).toBe('after');
  });

  test('is on the disk before it gets its final name, and so is what is restored before its database', async () => {
    const uploads = join(shop.config.dataDir, 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'flushed.webp'), 'a picture');
    const { result, flushed } = await flushedDuring(take);
    const paths = (await readdir(result.folder, { recursive: true })).map((path) =>
      join(result.folder, path),
    );
    expect(paths).toContain(join(result.folder, 'uploads/flushed.webp'));
    for (const path of [...paths, result.folder]) expect(flushed, path).toContain(await inodeOf(path));
    expect(flushed.at(-1)).toBe(await inodeOf(into));

    const { flushed: restored } = await flushedDuring(() => restore(result.folder));
    for (const path of ['uploads/flushed.webp', 'uploads', ''])
      expect(restored, path).toContain(await inodeOf(join(elsewhere, path)));
  });

  test('that is damaged is refused with a list of all faults, and nothing is restored', async () => {
    const { folder } = await take();
    await appendFile(join(folder, 'database/users.jsonl.gz'), ' ');
    await rm(join(folder, 'database/orders.jsonl.gz'));
    await expect(restore(folder)).rejects.toThrow(
      /^The backup is damaged:\n {2}database\/orders.jsonl.gz is missing\n {2}database\/users.jsonl.gz is not what was written$/,
    );
    expect((await contentsOf(db)).tables).toEqual([]);
    await expect(restore(join(into, 'none'))).rejects.toThrow('There is no backup in');
    const manifest = join(folder, 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    for (const part of [text.slice(0, text.length / 2), 'null']) {
      await writeFile(manifest, part);
      await expect(restore(folder)).rejects.toThrow(
        new BackupFault('The backup is damaged:\n  manifest.json is not what was written'),
      );
    }
    await rm(manifest);
    await mkdir(manifest);
    await expect(restore(folder)).rejects.toThrow(/^The backup can’t be read: EISDIR/);
    expect((await contentsOf(db)).tables).toEqual([]);
  });

  test('is not restored into a database that isn’t empty', async () => {
    const { folder } = await take();
    await restore(folder);
    await expect(restore(folder)).rejects.toThrow('The database is not empty');
  });

  test('can be restored again after its files could not be written', async () => {
    const uploads = join(shop.config.dataDir, 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'again.webp'), 'a picture');
    const { folder, manifest } = await take();
    await writeFile(join(elsewhere, 'uploads'), 'in the way');
    await expect(restore(folder)).rejects.toThrow('EEXIST');
    await rm(join(elsewhere, 'uploads'));
    await restore(folder);
    expect(await contentsOf(db)).toEqual(manifest.database);
    expect(await readdir(join(elsewhere, 'uploads'))).toContain('again.webp');
  });

  test('that fails leaves no files, and older backups are kept', async () => {
    await take(1);
    await expect(take(1)).rejects.toThrow();
    await writeFile(join(into, '2026-03-02T10-20-30Z.unfinished'), 'in the way');
    await expect(take(2, 1)).rejects.toThrow('EEXIST');
    expect(await readdir(into)).toContain('2026-03-01T10-20-30Z');
  });

  test('that was interrupted is deleted by the next one once it is more than a day old', async () => {
    for (const name of ['2026-03-01T10-20-29Z', '2026-03-01T10-20-31Z', '2026-03-03T10-20-30Z', 'other'])
      await mkdir(join(into, `${name}.unfinished`));
    const { deleted } = await take(2);
    expect(deleted).toEqual(['2026-03-01T10-20-29Z.unfinished']);
    expect((await readdir(into)).toSorted()).toEqual([
      '2026-03-01T10-20-31Z.unfinished',
      '2026-03-02T10-20-30Z',
      '2026-03-03T10-20-30Z.unfinished',
      'other.unfinished',
    ]);
  });

  test('taken by a clock that is behind is kept', async () => {
    for (const day of [3, 4, 1]) await take(day, 2);
    expect((await readdir(into)).toSorted()).toEqual(['2026-03-01T10-20-30Z', '2026-03-04T10-20-30Z']);
  });

  test('replaces the oldest one if there are more than the number to keep', async () => {
    await writeFile(join(into, 'notes.txt'), 'the shopkeeper’s own');
    for (const day of [1, 2, 3]) await take(day, 2);
    expect((await readdir(into)).toSorted()).toEqual([
      '2026-03-02T10-20-30Z',
      '2026-03-03T10-20-30Z',
      'notes.txt',
    ]);
  });
});
