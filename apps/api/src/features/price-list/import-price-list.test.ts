import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type ImportOptions, importPriceList, parseProfile, PROFILES, type RowReport } from './index.ts';
import type { PictureWanted } from './picture-for.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-02T10:00:00Z');
const profile = parseProfile({ name: 'test' });
const pictureFor = (wanted: PictureWanted) => ({
  id: createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 20),
  recipe: wanted,
});

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
beforeEach(async () => {
  await sql`truncate categories, sub_categories, products, pictures, catalogue_changes cascade`.execute(db);
  await db.updateTable('catalogue_version').set({ version: 1 }).execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function take(text: string | Buffer, options: Partial<ImportOptions> = {}) {
  const bytes = Buffer.from(text as string);
  const file = { name: 'list.csv', sizeBytes: bytes.length, open: () => Readable.from([bytes]) };
  const rows: RowReport[] = [];
  const onRow = (row: RowReport) => void rows.push(row);
  const report = await importPriceList(db, file, { profile, pictureFor, now, onRow, ...options });
  return { report, rows };
}

/** Everything that an import could touch, as text. */
async function wholeShop(): Promise<string> {
  const tables = ['categories', 'sub_categories', 'sub_category_parents', 'products', 'product_categories'];
  const others = [
    'product_sub_categories',
    'pictures',
    'stock_moves',
    'catalogue_version',
    'catalogue_changes',
  ];
  const contents = await Promise.all(
    [...tables, ...others].map((name) =>
      sql`select row_to_json(t)::text as row from ${sql.table(name)} as t order by 1`.execute(db),
    ),
  );
  return JSON.stringify(contents.map((result) => result.rows));
}

const product = (name: string) =>
  db.selectFrom('products').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

async function placesOf(name: string) {
  const { id } = await product(name);
  const { rows } = await sql<{ category: string[]; sub: string[] }>`select
    array(select c.name from product_categories p join categories c on c.id = category_id
      where product_id = ${id} order by position) as category,
    array(select s.name from product_sub_categories p join sub_categories s on s.id = sub_category_id
      where product_id = ${id} order by position) as sub`.execute(db);
  return rows[0];
}

const LIST = `Id,Brand,Product,Quantity,Price,MRP,Category,Sub-Category,image_small
0,Amul,Butter,100 g , 58, 60,dairy,butter and cheese,https://pictures.test/1.jpg
1,Amul,Butter,100 g, 58, 60,breakfast,spreads,https://pictures.test/1.jpg
2,,Dosa Batter + Chutney,Combo 2 Items, 116, 155,dairy,batter,"data:image/png;base64,AAAA"
3,Cothas Coffee,,500 g 1, 235, 260,beverages,coffee,x
4,Cothas Coffee,,500 g 1, 250, 260,beverages,coffee,x
5,,,1 kg, 10, 10,beverages,coffee,x
6,Tea Co,Leaf Tea,250 g,free, 10,beverages,tea,x
`;

describe('a list by a saved profile', () => {
  const grocer = { profile: PROFILES[0] ?? profile };

  it('becomes products, each once, with all their places', async () => {
    const { report, rows } = await take(LIST, grocer);
    expect(report).toMatchObject({
      rows: 7,
      refused: 2,
      merged: 2,
      conflicts: 1,
      products: { total: 3, new: 3, changed: 0, same: 0 },
      categories: { total: 3, new: 3 },
      subCategories: { total: 4, new: 4 },
    });
    expect(await product('Amul Butter')).toMatchObject({
      unit: '100 g',
      price_paise: 6_000,
      discount_percent: 3,
      stock: 20,
      more_details: { Brand: 'Amul' },
    });
    expect(await placesOf('Amul Butter')).toEqual({
      category: ['Dairy', 'Breakfast'],
      sub: ['Butter and Cheese', 'Spreads'],
    });
    expect(await product('Dosa Batter + Chutney')).toMatchObject({ unit: 'Combo 2 Items' });
    expect(await product('Cothas Coffee')).toMatchObject({
      unit: '500 g',
      price_paise: 25_900,
      discount_percent: 9,
    });
    expect(rows.filter((row) => ['refused', 'conflict', 'merged'].includes(row.outcome))).toEqual([
      { line: 7, outcome: 'refused', product: expect.anything(), reason: 'It has no name' },
      { line: 8, outcome: 'refused', product: expect.anything(), reason: "'free' is no price" },
      { line: 3, outcome: 'merged', product: 'Amul Butter', reason: 'The same product as line 2' },
      {
        line: 6,
        outcome: 'conflict',
        product: 'Cothas Coffee',
        reason: 'The same product at another price: ₹235 of line 5 is kept, not ₹250',
      },
    ]);
  });

  it('keeps the order of the list: the first line is shown first', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `Product ${at}`);
    await take(`Item,Price\n${names.map((name) => `${name},5\n`).join('')}`);
    const newestFirst = await db.selectFrom('products').select('name').orderBy('id', 'desc').execute();
    expect(newestFirst.map((row) => row.name)).toEqual(names);
  });

  it('gives every product, category and sub-category a picture that can be drawn', async () => {
    await take(LIST, grocer);
    const { rows } = await sql<{ image: string }>`
      select images[1] as image from products union all select image from categories
      union all select image from sub_categories`.execute(db);
    expect(rows).toHaveLength(10);
    for (const { image } of rows) {
      const id = /^\/images\/([a-z0-9]+)\/640\.webp$/.exec(image)?.[1] ?? '';
      const picture = await db
        .selectFrom('pictures')
        .select('recipe')
        .where('id', '=', id)
        .executeTakeFirst();
      expect(picture?.recipe).toMatchObject({ kind: expect.stringMatching(/product|category/) });
    }
  });

  it('changes nothing when it comes again, and nothing in a dry run', async () => {
    const empty = await wholeShop();
    const dry = await take(LIST, { ...grocer, dryRun: true });
    expect(await wholeShop()).toBe(empty);
    const first = await take(LIST, grocer);
    expect({ ...dry.report, dryRun: false }).toEqual(first.report);
    expect(dry.rows).toEqual(first.rows);
    const filled = await wholeShop();
    const second = await take(LIST, { ...grocer, now: later });
    expect(second.report.products).toEqual({ total: 3, new: 0, changed: 0, same: 3 });
    expect(await wholeShop()).toBe(filled);
  });
});

describe('a list that comes again with changes', () => {
  const before =
    'Product,Pack,Price,Stock,Category,Sub Category\nRice,1 kg,60,5,Grains,Rice\nDal,1 kg,90,7,Grains,Dal\n';

  it('touches only what changed, and says what', async () => {
    await take(before);
    const untouched = await product('Dal');
    const { report, rows } = await take(before.replace('60,5,Grains,Rice', '65,9,Staples,Rice'), {
      now: later,
    });
    expect(report.products).toEqual({ total: 2, new: 0, changed: 1, same: 1 });
    expect(rows).toEqual([
      {
        line: 2,
        outcome: 'changed',
        product: 'Rice',
        reason: 'price ₹60 → ₹65; stock 5 → 9; category Grains → Staples',
        changes: [
          { field: 'price', before: '₹60', after: '₹65' },
          { field: 'stock', before: '5', after: '9' },
          { field: 'category', before: 'Grains', after: 'Staples' },
        ],
      },
    ]);
    expect(await product('Rice')).toMatchObject({ price_paise: 6_500, stock: 9, updated_at: later });
    expect(await product('Dal')).toEqual(untouched);
    expect(await placesOf('Rice')).toEqual({ category: ['Staples'], sub: ['Rice'] });
    const moves = await db.selectFrom('stock_moves').select(['change', 'reason']).orderBy('change').execute();
    expect(moves.map((move) => move.change)).toEqual([4, 5, 7]);
    const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    expect(version).toBe(3);
  });

  it('can leave the stock alone, and does where the list has none', async () => {
    await take(before);
    const kept = await take(before.replace('60,5', '60,50'), { setStock: false });
    expect(kept.report.products.changed).toBe(0);
    await db.updateTable('products').set({ stock: 3 }).where('name', '=', 'Rice').execute();
    const { report } = await take('Product,Pack,Price,Category,Sub Category\nRice,1 kg,60,Grains,Rice\n');
    expect(report.products).toMatchObject({ same: 1 });
    expect((await product('Rice')).stock).toBe(3);
  });

  it('keeps what an admin added and the list does not have', async () => {
    await take(before);
    const added = { description: 'Aged a year', more_details: '{"Origin":"Punjab","Brand":"Ours"}' };
    await db.updateTable('products').set(added).where('name', '=', 'Rice').execute();
    await take(before.replace(',60,', ',61,'));
    expect(await product('Rice')).toMatchObject({
      price_paise: 6_100,
      description: 'Aged a year',
      more_details: { Origin: 'Punjab', Brand: 'Ours' },
    });
  });

  it('knows a product that was entered by hand by its name and pack, also when it is renamed later', async () => {
    await take(before);
    await db.updateTable('products').set({ import_key: null }).execute();
    const { report } = await take(before.replace('Rice,1 kg,60', 'RICE,1 kg,61'));
    expect(report.products).toEqual({ total: 2, new: 0, changed: 1, same: 1 });
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(2);
    expect(await product('RICE')).toMatchObject({ import_key: expect.stringMatching(/^test:/) as string });
    expect(await product('Dal')).toMatchObject({ import_key: null });
  });

  it('leaves a product where it is if the list doesn’t say where it stands', async () => {
    await take(before);
    const { report } = await take('Product,Pack,Price,Stock\nRice,1 kg,62,5\n');
    expect(report.products).toMatchObject({ new: 0, changed: 1 });
    expect(report.categories).toEqual({ total: 0, new: 0 });
    expect(await placesOf('Rice')).toEqual({ category: ['Grains'], sub: ['Rice'] });
  });

  it('finds categories by their names, however they are written', async () => {
    await take(before);
    const { report } = await take('Product,Price,Category,Sub Category\nOats,80,GRAINS,rice\n');
    expect(report.categories).toEqual({ total: 1, new: 0 });
    expect(report.subCategories).toEqual({ total: 1, new: 0 });
    expect(await placesOf('Oats')).toEqual({ category: ['Grains'], sub: ['Rice'] });
  });
});

describe('lists of other layouts', () => {
  it.each([
    ['prices in paise', 'Item,Price (paise),MRP (paise)\nRice,4500,5000\n', 5_000, 10],
    ['a percentage', 'Item,Price,Discount %\nRice,50,10%\n', 5_000, 10],
    ['half a percentage', 'Item,Price,Discount %\nRice,1000,12.5\n', 99_500, 12],
    ['rupees off', 'Item,MRP,Discount Amount\nRice,50,₹5\n', 5_000, 10],
    ['a second price', 'Item;Sale Price;Price\nRice;45,00;"50,00"\n', 5_000, 10],
    ['an MRP below the price', 'Item,Price,MRP\nRice,50,45\n', 5_000, 0],
    ['tabs', 'Item\tPrice\tMRP\nRice\t₹ 45\tRs. 50/-\n', 5_000, 10],
    ['a title above', 'Prices of March\n\nItem,Price,MRP\nRice,45,50\n', 5_000, 10],
  ])('%s', async (_name, list, pricePaise, discount) => {
    await take(list);
    expect(await product('Rice')).toMatchObject({ price_paise: pricePaise, discount_percent: discount });
  });

  it('text over lines, entities, Windows letters, pictures and details', async () => {
    const list =
      'Product,Price,Description,Images,Origin,Category\r\n' +
      '"Cr\xe8me &amp; Men\x92s",5,"First\r\nsecond &ndash; third","https://p.test/1.jpg, https://p.test/2.jpg",Goa,"Food > Fresh | Gifts"\r\n';
    await take(Buffer.from(list, 'latin1'), {
      profile: parseProfile({ name: 'test', columns: { origin: { detail: 'Origin' } } }),
    });
    expect(await product('Crème & Men’s')).toMatchObject({
      description: 'First\nsecond – third',
      images: ['https://p.test/1.jpg', 'https://p.test/2.jpg'],
      more_details: { Origin: 'Goa' },
    });
    expect(await placesOf('Crème & Men’s')).toEqual({ category: ['Food', 'Gifts'], sub: ['Fresh', 'Gifts'] });
  });

  it('a number of the seller’s own finds a renamed product again', async () => {
    await take('SKU,Name,Price\nA1,Rice,60\n');
    const { report } = await take('SKU,Name,Price\nA1,Brown Rice,60\n');
    expect(report.products).toEqual({ total: 1, new: 0, changed: 1, same: 0 });
    expect(await product('Brown Rice')).toMatchObject({ price_paise: 6_000 });
  });

  it.each([
    ['an empty file', '', /empty/],
    ['no header', 'Rice,60\nDal,90\n', /names a product and a price/],
    ['an open quote', 'Item,Price\n"Rice,60\nDal,90\n', /never closed/],
  ])('refuses %s as a whole', async (_name, list, message) => {
    await expect(take(list)).rejects.toThrow(message);
  });
});

describe('whole or not at all', () => {
  it('leaves no trace when the file breaks off in the middle', async () => {
    const before = await wholeShop();
    const list = Buffer.from(`Item,Price\n${'Rice,60\n'.repeat(3_000)}`);
    let reads = 0;
    const file = {
      name: 'list.csv',
      sizeBytes: list.length,
      open: () => {
        reads += 1;
        return reads < 3 ? Readable.from([list]) : Readable.from(breakOff(list));
      },
    };
    await expect(importPriceList(db, file, { profile, pictureFor, now })).rejects.toThrow('disk');
    expect(await wholeShop()).toBe(before);
  });

  it('lets one import run at a time', async () => {
    const { locked, unlock } = await holdLock();
    await locked;
    await expect(take('Item,Price\nRice,60\n')).rejects.toThrow(/Another import is running/);
    await unlock();
    expect((await take('Item,Price\nRice,60\n')).report.products.new).toBe(1);
  });
});

async function* breakOff(list: Buffer) {
  yield list.subarray(0, list.length / 2);
  throw new Error('The disk is gone');
}

async function holdLock() {
  const connection = await db.startTransaction().execute();
  return {
    locked: sql`select pg_advisory_xact_lock(7305115)`.execute(connection),
    unlock: () => connection.rollback().execute(),
  };
}
