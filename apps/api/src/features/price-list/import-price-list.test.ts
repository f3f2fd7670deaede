import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database.ts';
import { createTestDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type ImportOptions, importPriceList, parseProfile, PROFILES, type RowReport } from './index.ts';
import type { PictureWanted } from '../pictures/index.ts';
import { whileHeld } from './testing/while-held.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-02T10:00:00Z');
const profile = parseProfile({ name: 'test' });
const pictureFor = (wanted: PictureWanted) => ({
  id: createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 20),
  recipe: wanted,
});

/** Each before those that it refers to. */
const CATALOGUE = [
  'stock_moves',
  'products',
  'sub_categories',
  'categories',
  'pictures',
  'catalogue_changes',
] as const;

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
beforeEach(async () => {
  // Truncating takes many times the CPU time: it cascades to tables that are empty here.
  for (const table of CATALOGUE) await db.deleteFrom(table).execute();
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

/** Everything that an import could change, as text. */
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

describe('a list with a profile', () => {
  const grocer = { profile: PROFILES[0] ?? profile };

  it('becomes products, each once, with all its places', async () => {
    const { report, rows } = await take(LIST, grocer);
    expect(report).toMatchObject({
      rows: 7,
      refused: 2,
      merged: 1,
      conflicts: 0,
      products: { total: 4, new: 4, changed: 0, same: 0 },
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
    const coffee = await db.selectFrom('products').selectAll().where('name', '=', 'Cothas Coffee').execute();
    expect(coffee.map((row) => [row.unit, row.price_paise, row.discount_percent]).toSorted()).toEqual([
      ['500 g', 26_000, 10],
      ['500 g', 26_000, 4],
    ]);
    const isShown = (row: RowReport) =>
      row.effects?.includes('kept_apart') || row.effects?.includes('merged');
    expect(rows.filter((row) => row.outcome === 'refused' || isShown(row))).toMatchObject([
      { line: 7, outcome: 'refused', product: expect.anything(), reason: 'It has no name' },
      { line: 8, outcome: 'refused', product: expect.anything(), reason: "'free' isn’t a price" },
      {
        line: 6,
        outcome: 'adjusted',
        product: 'Cothas Coffee',
        reason:
          'Same brand, name and pack as row 5, but the price is ₹250, not ₹235: kept as a separate product',
      },
      {
        line: 3,
        outcome: 'merged',
        product: 'Amul Butter',
        reason: 'Same brand, name, pack and price as row 2: merged',
      },
    ]);
  });

  it('keeps the list’s sequence: the first line is shown first', async () => {
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
    expect(rows).toHaveLength(11);
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

  it('changes nothing when it is imported again, and nothing in a dry run', async () => {
    const empty = await wholeShop();
    const dry = await take(LIST, { ...grocer, dryRun: true });
    expect(await wholeShop()).toBe(empty);
    const first = await take(LIST, grocer);
    expect({ ...dry.report, dryRun: false }).toEqual(first.report);
    expect(dry.rows).toEqual(first.rows);
    const filled = await wholeShop();
    const second = await take(LIST, { ...grocer, now: later });
    expect(second.report.products).toEqual({ total: 4, new: 0, changed: 0, same: 4 });
    expect(await wholeShop()).toBe(filled);
  });
});

it('a large stock is reported with separators, of a new product and of a changed one', async () => {
  const list = 'Name,Pack,Price,Stock,Category\nMatches,1 box,1,125000,Home\n';
  expect((await take(list)).rows).toMatchObject([{ reason: '1 box, ₹1, 1,25,000 in stock' }]);
  const { rows } = await take(list.replace('125000', '5000'), { now: later });
  expect(rows).toMatchObject([{ reason: 'stock 1,25,000 → 5,000' }]);
});

describe('a list that is imported again with changes', () => {
  const before =
    'Product,Pack,Price,Stock,Category,Sub Category\nRice,1 kg,60,5,Grains,Rice\nDal,1 kg,90,7,Grains,Dal\n';

  it('updates only what changed, and reports it', async () => {
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
        effects: ['price', 'moved', 'stock'],
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

  it('reports a new detail whose title is a name that every JavaScript object has', async () => {
    await take('Product,Price\nRice,60\n');
    const { rows } = await take('Product,Price,Constructor\nRice,60,Asha\n', {
      profile: parseProfile({ name: 'test', columns: { Constructor: { detail: 'constructor' } } }),
      now: later,
    });
    expect(rows.map(({ reason }) => reason)).toEqual(['constructor – → Asha']);
  });

  it('can keep the stock, and does if the list has none', async () => {
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

  it('recognises a product that was entered by hand by its name and pack, also if it is renamed later', async () => {
    await take(before);
    await db.updateTable('products').set({ import_key: null }).execute();
    const { report } = await take(before.replace('Rice,1 kg,60', 'RICE,1 kg,61'));
    expect(report.products).toEqual({ total: 2, new: 0, changed: 1, same: 1 });
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(2);
    expect(await product('RICE')).toMatchObject({ import_key: expect.stringMatching(/^test:/) as string });
    expect(await product('Dal')).toMatchObject({ import_key: null });
  });

  it('keeps a product’s places if the list has none', async () => {
    await take(before);
    const { report } = await take('Product,Pack,Price,Stock\nRice,1 kg,62,5\n');
    expect(report.products).toMatchObject({ new: 0, changed: 1 });
    expect(report.categories).toEqual({ total: 0, new: 0 });
    expect(await placesOf('Rice')).toEqual({ category: ['Grains'], sub: ['Rice'] });
  });

  it('with categories but no sub-categories moves only products of other categories, and keeps their sub-category', async () => {
    await take(before);
    await take('Product,Pack,Price,Category,Sub Category\nOats,1 kg,80,Breakfast,Cereals\n');
    const { report, rows } = await take(
      'Product,Pack,Price,Category\nRice,1 kg,60,Grains\nDal,1 kg,90,Breakfast\nRava,1 kg,50,Baking\n',
      { now: later },
    );
    expect(report.products).toEqual({ total: 3, new: 1, changed: 1, same: 1 });
    expect(rows.filter(({ outcome }) => outcome === 'changed')).toMatchObject([
      { product: 'Dal', reason: 'category Grains → Breakfast' },
    ]);
    expect(report.subCategories.new).toBe(1);
    expect(await placesOf('Rice')).toEqual({ category: ['Grains'], sub: ['Rice'] });
    expect(await placesOf('Dal')).toEqual({ category: ['Breakfast'], sub: ['Dal'] });
    expect(await placesOf('Rava')).toEqual({ category: ['Baking'], sub: ['Baking'] });
    const again = await take('Product,Pack,Price,Category\nRice,1 kg,60,Grains\nDal,1 kg,90,Breakfast\n');
    expect(again.report.products.same).toBe(2);
  });

  it('with sub-categories but no categories moves products within their categories', async () => {
    await take(before);
    const list = 'Product,Pack,Price,Sub Category\nRice,1 kg,60,Dal\nDal,1 kg,90,Dal\n';
    const { report } = await take(list, { now: later });
    expect(report.products).toMatchObject({ changed: 1, same: 1 });
    expect(await placesOf('Rice')).toEqual({ category: ['Grains'], sub: ['Dal'] });
    expect((await take(list)).report.products.same).toBe(2);
  });

  it('keeps the pack if the list has none', async () => {
    await take('SKU,Name,Pack,Price\nA1,Rice,5 kg,300\n');
    const { rows } = await take('SKU,Name,Price\nA1,Rice,310\n');
    expect(rows).toMatchObject([{ outcome: 'changed', reason: 'price ₹300 → ₹310' }]);
    expect(await product('Rice')).toMatchObject({ unit: '5 kg' });
  });

  it('keeps the struck-through price if the list has one price, and the discount if it has only the MRP', async () => {
    await take('Name,Pack,Price,MRP\nRice,1 kg,60,80\nDal,1 kg,90,100\nSalt,1 kg,20,25\n');
    await take('Name,Pack,Price\nRice,1 kg,64\nDal,1 kg,110\nSalt,1 kg,20\n');
    expect(await product('Rice')).toMatchObject({ price_paise: 8_000, discount_percent: 20 });
    expect(await product('Dal')).toMatchObject({ price_paise: 11_000, discount_percent: 0 });
    expect(await product('Salt')).toMatchObject({ price_paise: 2_500, discount_percent: 20 });
    await take('Name,Pack,MRP\nRice,1 kg,90\n');
    expect(await product('Rice')).toMatchObject({ price_paise: 9_000, discount_percent: 20 });
  });

  it('finds categories by their names, in any spelling', async () => {
    await take(before);
    const { report } = await take('Product,Price,Category,Sub Category\nOats,80,GRAINS,rice\n');
    expect(report.categories).toEqual({ total: 1, new: 0 });
    expect(report.subCategories).toEqual({ total: 1, new: 0 });
    expect(await placesOf('Oats')).toEqual({ category: ['Grains'], sub: ['Rice'] });
  });
});

describe('a list with joiners', () => {
  const MILK = 'മില്\u200dമ പാല്\u200d';
  const DAIRY = 'പാല്\u200d ഉത്പന്നങ്ങള്\u200d';
  const plain = (text: string) => text.replaceAll('\u200d', '');
  const list = `Product,Pack,Price,Category,Sub Category\n${MILK},1 L,60,${DAIRY},${DAIRY}\n`;

  it('keeps them in names', async () => {
    await take(list);
    expect(await product(MILK)).toMatchObject({ unit: '1 L' });
    expect(await placesOf(MILK)).toEqual({ category: [DAIRY], sub: [DAIRY] });
    expect((await take(list)).report.products.same).toBe(1);
  });

  it('finds the products and categories of a list without them', async () => {
    await take(plain(list));
    const { report } = await take(list, { now: later });
    expect(report).toMatchObject({
      products: { total: 1, new: 0, changed: 1 },
      categories: { new: 0 },
      subCategories: { new: 0 },
    });
    expect(await placesOf(MILK)).toEqual({ category: [plain(DAIRY)], sub: [plain(DAIRY)] });
    await db.updateTable('products').set({ import_key: null }).execute();
    expect((await take(plain(list), { now: later })).report.products).toMatchObject({ new: 0, changed: 1 });
  });

  it('is one with the same rows without them', async () => {
    const { report } = await take(`${list}${plain(list).split('\n')[1]}\n`);
    expect(report).toMatchObject({
      merged: 1,
      products: { total: 1, new: 1 },
      categories: { total: 1, new: 1 },
      subCategories: { total: 1, new: 1 },
    });
    expect(await placesOf(MILK)).toEqual({ category: [DAIRY], sub: [DAIRY] });
  });

  it('follows the spelling of each of two categories that differ only in joiners', async () => {
    await take(list);
    const { id } = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
    await sql`insert into categories select id || '2', ${plain(DAIRY)}, image, created_at, updated_at
      from categories where id = ${id}`.execute(db);
    expect((await take(list)).report.products.same).toBe(1);
    await take(list.replace(MILK, 'Curd'), { now: later });
    await take(list.replace(MILK, 'Ghee').replace(`60,${DAIRY}`, `60,${plain(DAIRY)}`), { now: later });
    expect((await placesOf('Curd'))?.category).toEqual([DAIRY]);
    expect((await placesOf('Ghee'))?.category).toEqual([plain(DAIRY)]);
  });
});

describe('products with the same name and pack', () => {
  const prices = async () => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'price_paise'])
      .orderBy('price_paise')
      .execute();
    return rows.map((row) => [row.price_paise / 100, row.id] as const);
  };
  const OILS =
    'Brand,Name,Price\nParachute,Coconut Oil,55\nParachute,Coconut Oil,110\nParachute,Coconut Oil,205\n';

  it('are kept separate by their price, and each is found when the list is imported again', async () => {
    const first = await take(OILS);
    expect(first.report.products.new).toBe(3);
    expect(first.report.effects).toMatchObject([
      {
        effect: 'kept_apart',
        count: 2,
        examples: [{ line: 3, product: 'Parachute Coconut Oil' }, { line: 4 }],
      },
      { effect: 'pack_missing', count: 3 },
      { effect: 'category_missing', count: 3 },
    ]);
    const before = await prices();
    expect((await take(OILS)).report.products).toMatchObject({ new: 0, same: 3 });
    const raised = OILS.replace('110', '115');
    expect((await take(raised)).report.products).toMatchObject({ new: 0, changed: 1, same: 2 });
    expect(await prices()).toEqual(before.map(([price, id]) => [price === 110 ? 115 : price, id]));
  });

  it('keep their identity if one of them is removed from the list', async () => {
    await take(OILS);
    const before = await prices();
    const rest = OILS.replace('Parachute,Coconut Oil,55\n', '');
    expect((await take(rest)).report.products).toMatchObject({ new: 0, changed: 0, same: 2 });
    const one = 'Brand,Name,Price\nParachute,Coconut Oil,205\n';
    expect((await take(one)).report.products).toMatchObject({ new: 0, changed: 0, same: 1 });
    expect(await prices()).toEqual(before);
  });

  it('aren’t duplicates of one that was entered by hand: that is the one at its price', async () => {
    await take('Name,Pack,Price\nRice,1 kg,90\n');
    await db.updateTable('products').set({ import_key: null }).execute();
    const { report } = await take('SKU,Name,Pack,Price\nA1,Rice,1 kg,60\nA2,Rice,1 kg,90\n');
    expect(report.products).toMatchObject({ total: 2, new: 1, same: 1 });
    expect((await prices()).map(([price]) => price)).toEqual([60, 90]);
  });

  it('are one if another list writes the pack differently, but not with a different SKU', async () => {
    await take('Name,weightInGms,Price\nRice,1000,90\n');
    const other = await take('Name,Pack,Price\nRice,1 kg,95\n');
    expect(other.report.products).toMatchObject({ new: 0, changed: 1 });
    const coded = await take('SKU,Name,Pack,Price\nA1,Rice,1 kg,99\n');
    expect(coded.report.products).toMatchObject({ new: 1, changed: 0 });
  });

  it('or the same SKU are kept separate if name or pack differ, otherwise are one at the lowest price', async () => {
    const { report } = await take(
      'SKU,Name,Pack,Price\nA1,Rice,1 kg,60\nA1,Rice,5 kg,290\nA1,Dal,1 kg,90\nA1,Rice,1 kg,64\n',
    );
    expect(report.products.new).toBe(3);
    expect(report.effects).toMatchObject([
      { effect: 'two_prices', count: 1, examples: [{ line: 5 }] },
      { effect: 'kept_apart', count: 2, examples: [{ line: 3 }, { line: 4 }] },
      { effect: 'category_missing', count: 3 },
    ]);
    expect((await prices()).map(([price]) => price)).toEqual([60, 90, 290]);
  });

  it('match the only product of that name if the list has no packs', async () => {
    await take('Name,Pack,Price\nRice,5 kg,300\nDal,1 kg,90\nDal,2 kg,170\n');
    const { report } = await take('Name,Price\nRice,310\nDal,95\n');
    expect(report.products).toMatchObject({ new: 1, changed: 1 });
    expect(report.effects).toMatchObject([
      { effect: 'price', count: 1 },
      { effect: 'matched_by_name', count: 1 },
      { effect: 'pack_missing', count: 1 },
      { effect: 'category_missing', count: 1 },
    ]);
    expect(await product('Rice')).toMatchObject({ unit: '5 kg', price_paise: 31_000 });
  });
});

describe('other effects of a list', () => {
  it('are new products whose category is missing, as in merged cells: they are in Other', async () => {
    const list = 'Category,Name,Pack,Price\nDairy,Milk,1 L,60\n,Curd,400 g,45\n,Ghee,1 L,600\n';
    const { report } = await take(list);
    expect(report.effects).toMatchObject([
      { effect: 'category_missing', count: 2, examples: [{ line: 3, product: 'Curd' }, { line: 4 }] },
    ]);
    expect((await take(list)).report.effects).toEqual([]);
  });

  it('are counted with examples before anything is written', async () => {
    await take(
      'Name,Pack,Price,Stock,Category,Description\nRice,1 kg,60,5,Grains,Good\nDal,1 kg,90,5,Grains,\n',
    );
    const version = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    const { report } = await take(
      'Name,Pack,Price,Stock,Category,Description\nRice,1 kg,65,0,Staples,Better\nDal,1 kg,90,5,Grains,\n',
      { dryRun: true },
    );
    expect(report.effects.map(({ effect, count }) => `${effect} ${count}`)).toEqual([
      'price 1',
      'moved 1',
      'description 1',
      'sold_out 1',
      'stock 1',
    ]);
    for (const { examples } of report.effects) expect(examples).toMatchObject([{ line: 2, product: 'Rice' }]);
    expect(await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).toEqual(
      version,
    );
  });

  it('can be declined', async () => {
    const before = await wholeShop();
    const seen: number[] = [];
    const { report } = await take('Name,Price\nRice,60\n', {
      confirm: async ({ products }) => {
        seen.push(products.new);
        return false;
      },
    });
    expect(seen).toEqual([1]);
    expect(report.dryRun).toBe(true);
    expect(await wholeShop()).toBe(before);
  });
});

describe('amounts that look like paise', () => {
  const list = 'Name,MRP,Selling Price\nRice,8500,8000\nDal,12000,10500\n';

  it('are refused until their unit is given', async () => {
    await expect(take(list)).rejects.toThrow(/8500, 12000 …\): these look like paise. Say --amounts=paise/);
    const paid = async () => (await product('Rice')).price_paise;
    await take(list, { askAmounts: async () => 'paise' });
    expect(await paid()).toBe(8_500);
    await take(list, { profile: parseProfile({ name: 'test', amounts: 'rupees' }) });
    expect(await paid()).toBe(850_000);
  });

  it.each([
    ['a sign of rupees', 'Name,Price\nTV,₹ 8500\nFan,₹ 2000\n'],
    ['rupees in the header', 'Name,Price (Rs.)\nTV,8500\nFan,2000\n'],
    ['decimals', 'Name,Price\nTV,8500.00\nFan,2000.00\n'],
    ['one amount that is none', 'Name,Price\nTV,8500\nFan,2049\n'],
  ])('are rupees with %s', async (_name, text) => {
    expect((await take(text)).report.products.new).toBe(2);
  });
});

describe('lists of other layouts', () => {
  it.each([
    ['prices in paise', 'Item,Price (paise),MRP (paise)\nRice,4500,5000\n', 5_000, 10],
    ['a percentage', 'Item,Price,Discount %\nRice,50,10%\n', 5_000, 10],
    ['half a percentage', 'Item,Price,Discount %\nRice,1000,12.5\n', 100_000, 13],
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

  it('the seller’s SKU finds a renamed product again', async () => {
    await take('SKU,Name,Price\nA1,Rice,60\n');
    const { report } = await take('SKU,Name,Price\nA1,Brown Rice,60\n');
    expect(report.products).toEqual({ total: 1, new: 0, changed: 1, same: 0 });
    expect(await product('Brown Rice')).toMatchObject({ price_paise: 6_000 });
  });

  it.each([
    ['an empty file', '', /empty/],
    ['no header', 'Rice,60\nDal,90\n', /names a product and a price/],
    ['a list with many columns', `${'Item,'.repeat(200)}Price\nRice,60\n`, /more than 200 columns/],
    ['an open quote', 'Item,Price\n"Rice,60\nDal,90\n', /never closed/],
  ])('refuses %s as a whole', async (_name, list, message) => {
    await expect(take(list)).rejects.toThrow(message);
  });
});

describe('all or nothing', () => {
  it('changes nothing if the file is truncated', async () => {
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
    await whileHeld(db, sql`select pg_advisory_xact_lock(7305115)`, () =>
      expect(take('Item,Price\nRice,60\n')).rejects.toThrow(/Another import is running/),
    );
    expect((await take('Item,Price\nRice,60\n')).report.products.new).toBe(1);
  });
});

async function* breakOff(list: Buffer) {
  yield list.subarray(0, list.length / 2);
  throw new Error('The disk is gone');
}

it('the audit log has the name of the file, not the folders of the machine', async () => {
  const bytes = Buffer.from('Item,Price\nTea,40\n');
  const file = {
    name: '/srv/lists/november.csv',
    sizeBytes: bytes.length,
    open: () => Readable.from([bytes]),
  };
  await importPriceList(db, file, { profile, pictureFor, now });
  const names = await db
    .selectFrom('admin_changes')
    .select('entity_name')
    .where('entity', '=', 'price_list')
    .where('entity_name', '!=', 'list.csv')
    .execute();
  expect(names).toEqual([{ entity_name: 'november.csv' }]);
});
