import { addIndiaDays, indiaDayOf, LIMITS, startOfIndiaDay } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import {
  importAndWait,
  checkAndWait,
  clearShop,
  download,
  findings,
  uploadFile,
} from './testing/upload-file.ts';

let shop: TestShop;
let admin: Person;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

const IMAGE = '/images/abcdef1234/640.webp';
const EXPORT = '/api/pricelist/export';

const ALSO_CALLED = 'lines, "two lines", दो लाइन, it’s';

/** Names and texts that a CSV, a spreadsheet or an imprecise importer would change. */
const ODD = [
  {
    name: '=HYPERLINK("http://x")',
    unit: '1 pc',
    price: 0.01,
    discount: 0,
    description: '-5 off; "quoted", and\nover\n\ntwo lines',
    alsoCalled: ALSO_CALLED,
    more_details: { Origin: 'Goa', 'A "field"': "'=1+1", MRP: 'as printed' },
    image: [IMAGE, 'https://pictures.test/a|b.jpg?x=1,2'],
  },
  {
    name: "  Tom &amp; Jerry's   <b>best</b> CrÃ¨me | > \\ ",
    unit: '500 g 1',
    price: 1_299,
    discount: 100,
    description: '',
    more_details: {},
    image: [IMAGE],
  },
  {
    name: '@Total',
    unit: '+1',
    price: 99,
    discount: 33,
    description: 'A;B\tC\r\nD\rE',
    more_details: { '1': 'first', b: 'second', a: 'third' },
    image: ['https://pictures.test/1.jpg'],
  },
];

/** Everything that the import could change, as text. */
async function wholeCatalogue(): Promise<string> {
  const tables = ['categories', 'sub_categories', 'sub_category_parents', 'products', 'product_categories'];
  const others = ['product_sub_categories', 'pictures', 'stock_moves', 'catalogue_version'];
  const contents = await Promise.all(
    [...tables, ...others].map((name) =>
      sql`select row_to_json(t)::text as row from ${sql.table(name)} as t order by 1`.execute(shop.db),
    ),
  );
  return JSON.stringify(contents.map((result) => result.rows));
}

async function stockOddShop(): Promise<void> {
  const as = { as: admin };
  const category = async (name: string) =>
    (await shop.call('addCategory', { name, image: IMAGE }, as)).data._id;
  const subCategory = async (name: string, parents: string[]) =>
    (await shop.call('createSubCategory', { name, image: IMAGE, category: parents }, as)).data._id;
  const dairy = await category('DAIRY | fresh > cold');
  const snacks = await category('snacks/treats; more');
  const lonely = await category('Lonely');
  const milk = await subCategory('milk', [dairy]);
  const chips = await subCategory('Chips > crisps', [snacks, dairy]);
  const abroad = await subCategory('Abroad', [lonely]);
  for (const [at, odd] of ODD.entries()) {
    await shop.call(
      'createProduct',
      {
        ...odd,
        stock: at * 7,
        category: at === 0 ? [snacks, dairy] : [dairy],
        subCategory: at === 0 ? [milk, chips] : at === 1 ? [abroad] : [chips],
      },
      as,
    );
  }
}

/** Uploads a list whose first column has ids, although some of them are none. */
async function withIds(text: string) {
  const list = await uploadFile(shop, admin, text);
  const columns = list.columns.map((column, at) =>
    at === 0 ? { ...column, meaning: 'id' as const } : column,
  );
  return { ...list, columns };
}

/** Uploads a list of which every column after the third becomes an extra field. */
async function withDetails(lines: readonly (readonly (string | undefined)[])[]) {
  const list = await withIds(lines.map((cells) => cells.join(',')).join('\n'));
  const columns = list.columns.map((column, at) =>
    at < 3 ? column : { ...column, meaning: 'detail' as const },
  );
  return { ...list, columns };
}

beforeEach(async () => {
  await clearShop(shop);
  await stockOddShop();
});

describe('the export', () => {
  it('changes nothing when it is imported, whatever the names of its products', async () => {
    const before = await wholeCatalogue();
    const list = await checkAndWait(
      shop,
      admin,
      await uploadFile(shop, admin, await download(shop, admin, EXPORT)),
    );
    expect(list.columns.filter(({ meaning }) => meaning === 'ignore').map(({ header }) => header)).toEqual([
      'created at',
      'updated at',
    ]);
    for (const outcome of ['refused', 'adjusted', 'changed', 'new'] as const) {
      expect(await findings(shop, admin, list, outcome)).toEqual([]);
    }
    expect(list.counts).toMatchObject({ rows: 3, same: 3, newCategories: 0, newSubCategories: 0 });
    expect((await importAndWait(shop, admin, list)).state).toBe('done');
    expect(await wholeCatalogue()).toBe(before);
  });

  it('with one edited price makes exactly that one change', async () => {
    const text = (await download(shop, admin, EXPORT)).replace(',99,33,', ',101.50,33,');
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, text));
    expect(list.counts).toMatchObject({ new: 0, changed: 1, same: 2, refused: 0 });
    expect(await findings(shop, admin, list, 'changed')).toMatchObject([
      { product: '@Total', changes: [{ field: 'price', after: '₹67.50 (33% off ₹101.50)' }] },
    ]);
    const others = () => shop.db.selectFrom('products').selectAll().where('name', '<>', '@Total').execute();
    const before = await others();
    await importAndWait(shop, admin, list);
    expect(await others()).toEqual(before);
  });

  it('adds other names to a product, and the search uses them', async () => {
    const text = (await download(shop, admin, EXPORT)).replace('दो लाइन', 'kombucha');
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, text));
    expect(await findings(shop, admin, list, 'changed')).toMatchObject([
      {
        changes: [
          { field: 'also called', before: ALSO_CALLED, after: ALSO_CALLED.replace('दो लाइन', 'kombucha') },
        ],
      },
    ]);
    await importAndWait(shop, admin, list);
    const found = async () => (await shop.call('searchProducts', { search: 'kombucha' })).data;
    await expect
      .poll(async () => (await found()).map(({ name }) => name))
      .toEqual(['=HYPERLINK("http://x")']);
  });

  it('gives a new list’s products their other names, as many as permitted', async () => {
    const many = Array.from({ length: 25 }, (_, n) => `word ${n}`).join('|');
    const text = `Product,Pack,Price,Also called\nTofu,200 g,90,"soy paneer; bean curd"\nRice,1 kg,60,${many}\n`;
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, text));
    await importAndWait(shop, admin, list);
    const rows = await shop.db.selectFrom('products').select(['name', 'also_called']).execute();
    const called = (name: string) => rows.find((row) => row.name === name)?.also_called;
    expect(called('Tofu')).toBe('soy paneer, bean curd');
    expect(called('Rice')?.split(', ')).toHaveLength(20);
  });

  it('can be imported, and its products saved, also if a list gave a brand and a pack of any length', async () => {
    const text = `Item,Brand,Pack,Rate\nTea,${'Assam '.repeat(120)},${'box of many bags '.repeat(60)},45\n`;
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, text));
    const reasons = (await findings(shop, admin, list, 'adjusted')).map(({ reason }) => reason);
    await importAndWait(shop, admin, list);
    const found = async () => (await shop.call('getProducts', { search: 'Assam' })).data;
    await expect
      .poll(async () => (await found()).map(({ more_details }) => Object.keys(more_details)))
      .toEqual([['Brand', 'Pack']]);
    const [tea] = await found();
    expect((await shop.send('updateProduct', tea, { as: admin })).status).toBe(200);
    const exported = await download(shop, admin, EXPORT);
    const again = await checkAndWait(shop, admin, await uploadFile(shop, admin, exported));
    expect(again.counts).toMatchObject({ refused: 0, changed: 0 });
    expect(reasons).toContain("The detail 'Pack' is longer than 500 characters and was shortened");
  });

  it('may be saved by a spreadsheet: semicolons, Windows-1252, no byte order mark, missing columns', async () => {
    const { rows } = await sql<{ id: string }>`select id from products where name = '@Total'`.execute(
      shop.db,
    );
    const text = `id;name;price;discount %;stock\r\n${rows[0]?.id};'@Total;99,00;33;14\r\n`;
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, Buffer.from(text, 'latin1')));
    expect(list.counts).toMatchObject({ rows: 1, same: 1 });
    const cheaper = await checkAndWait(
      shop,
      admin,
      await uploadFile(shop, admin, `id,name,price\n${rows[0]?.id},'@Total,98\n`),
    );
    expect(await findings(shop, admin, cheaper, 'changed')).toMatchObject([
      { changes: [{ field: 'price', after: '₹65 (33% off ₹98)' }] },
    ]);
  });

  it('restores the products of an empty shop, under their old ids', async () => {
    const text = await download(shop, admin, EXPORT);
    const shown = async () => {
      const { rows } = await sql`
        select id, name, images, unit, stock, price_paise, discount_percent, description, also_called, more_details::text,
          array(select c.name from product_categories p join categories c on c.id = category_id
            where product_id = products.id order by position) as categories,
          array(select s.name from product_sub_categories p join sub_categories s on s.id = sub_category_id
            where product_id = products.id order by position) as sub_categories
        from products order by id`.execute(shop.db);
      return rows;
    };
    const before = await shown();
    await clearShop(shop);
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, text));
    expect(list.counts).toMatchObject({ new: 3, refused: 0, newCategories: 2 });
    await importAndWait(shop, admin, list);
    expect(await shown()).toEqual(before);
    // An unusual name must not create a new product or category at the next import.
    const again = await checkAndWait(shop, admin, await uploadFile(shop, admin, text));
    expect(again.counts).toMatchObject({ same: 3 });
  });

  it('refuses additional columns that a product has no room for, as it does extra fields', async () => {
    const { rows } = await sql<{ id: string }>`select id from products order by id limit 1`.execute(shop.db);
    const id = rows[0]?.id;
    const titles = Array.from({ length: LIMITS.details.entries + 1 }, (_, at) => `Field ${at}`);
    const lines = [
      ['id', 'name', 'price', ...titles],
      [id, 'Rice', '5', 'x'.repeat(501)],
      [id, 'Rice', '5', ...titles],
    ];
    const checked = await checkAndWait(shop, admin, await withDetails(lines));
    const refused = await findings(shop, admin, checked, 'refused');
    expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      "2 The extra field 'Field 0' is empty or too long",
      '3 It has more than 30 extra fields',
    ]);
  });

  it('refuses additional columns for which the product has no room left', async () => {
    const { rows } = await sql<{ id: string; name: string }>`
      update products set more_details = (
        select json_object_agg('Field ' || number, number::text order by number) from generate_series(1, 30) as number)
      where name in ('=HYPERLINK("http://x")', '@Total') returning id, name`.execute(shop.db);
    const [one, other] = rows.map(({ id, name }) => [id, `'${name.replaceAll('"', '')}`, '5'] as const);
    const lines = [
      ['id', 'name', 'price', 'Field 30', 'Field 31'],
      [...(one ?? []), 'changed', ''],
      [...(other ?? []), 'changed', 'new'],
    ];
    const checked = await checkAndWait(shop, admin, await withDetails(lines));
    expect(checked.counts).toMatchObject({ rows: 2, refused: 1, new: 0, changed: 1, same: 0 });
    expect(await findings(shop, admin, checked, 'refused')).toMatchObject([
      { line: 3, reason: 'With those of the product it would have more than 30 extra fields' },
    ]);
    await importAndWait(shop, admin, checked);
    const counts = await sql<{ count: number }>`
      select count(*) from products, json_object_keys(more_details) where id = any(${rows.map(({ id }) => id)}) group by id`.execute(
      shop.db,
    );
    expect(counts.rows).toEqual([{ count: 30 }, { count: 30 }]);
  });

  it('refuses what PostgreSQL can’t store, row by row', async () => {
    const { rows } = await sql<{ id: string }>`select id from products order by id limit 1`.execute(shop.db);
    const id = rows[0]?.id;
    const lines = [
      'id,name,unit,price,extra fields',
      `${id},Rice,1 pc,5,"{""Made by"":""a\\u0000b""}"`,
      `${id},Rice,1 pc,5,"{""Made by"":""\\ud83d""}"`,
      `${id},Rice,1 pc,5,"{""a\\u0000b"":""x""}"`,
      `${'x'.repeat(39)}😀,Rice,1 pc,5,{}`,
    ];
    const list = await checkAndWait(shop, admin, await withIds(lines.join('\n')));
    expect(list).toMatchObject({ state: 'checked', counts: { rows: 4, refused: 4 } });
    const refused = await findings(shop, admin, list, 'refused');
    expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 The extra fields aren’t a JSON object of texts',
      '3 The extra fields aren’t a JSON object of texts',
      '4 The extra fields aren’t a JSON object of texts',
      `5 '${'x'.repeat(39)}…' isn’t an ID of this shop`,
    ]);
  });

  it('refuses categories and sub-categories whose names are too long, row by row', async () => {
    const { rows } = await sql<{ id: string }>`select id from products order by id limit 1`.execute(shop.db);
    const id = rows[0]?.id;
    const [fits, long] = [LIMITS.nameLength, LIMITS.nameLength + 1].map((length) => 'x'.repeat(length));
    const lines = [
      'id,name,unit,price,categories,sub categories',
      `${id},Rice,1 pc,5,${fits},${fits} > ${fits}`,
      `${id},Rice,1 pc,5,${fits} | ${long},`,
      `${id},Rice,1 pc,5,${fits},${fits} > ${long}`,
    ];
    const list = await checkAndWait(shop, admin, await withIds(lines.join('\n')));
    const refused = await findings(shop, admin, list, 'refused');
    expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 The name of a category or sub-category is longer than 120 characters',
      '4 The name of a category or sub-category is longer than 120 characters',
    ]);
    expect((await importAndWait(shop, admin, list)).state).toBe('done');
  });

  it('refuses invalid edits, row by row', async () => {
    const { rows } = await sql<{
      id: string;
      name: string;
    }>`select id, name from products order by id`.execute(shop.db);
    const header = 'id,name,unit,price,discount %,stock,extra fields,images\n';
    const images = Array.from({ length: 13 }, (_, n) => `https://pictures.test/${n}.jpg`).join(' | ');
    const id = rows[0]?.id;
    const lines = [
      `${id},,1 pc,5,0,1,{}`,
      `${id},Rice,1 pc,five,0,1,{}`,
      `${id},Rice,1 pc,5,0,1.5,{}`,
      `${id},Rice,1 pc,5,0,1,[]`,
      `nonsense,Rice,1 pc,5,0,1,{}`,
      `${id},Rice,1 pc,5,120,1,{}`,
      `${id},Rice,1 pc,5,0,1,{},${images}`,
    ];
    const checked = await checkAndWait(shop, admin, await withIds(header + lines.join('\n')));
    expect(
      (await findings(shop, admin, checked, 'refused')).map(({ line, reason }) => `${line} ${reason}`),
    ).toEqual([
      '2 It has no name',
      "3 'five' isn’t a price",
      "4 '1.5' isn’t a stock quantity",
      '5 The extra fields aren’t a JSON object of texts',
      "6 'nonsense' isn’t an ID of this shop",
      "7 '120' isn’t a discount",
      '8 A picture link doesn’t work, or there are more than 12',
    ]);
  });
});

it('names files after the day in India, also before 5:30 in the morning', async () => {
  const list = await uploadFile(shop, admin, 'Product,Pack,Price\nTofu,200 g,90\n');
  const tomorrow = addIndiaDays(indiaDayOf(shop.clock.now()), 1);
  shop.clock.advance(startOfIndiaDay(tomorrow).getTime() - shop.clock.now().getTime());
  admin = await shop.signInAdmin();
  const nameOf = async (url: string) => {
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    const response = await shop.app.inject({ method: 'GET', url, headers });
    return response.headers['content-disposition'];
  };
  expect(await nameOf(EXPORT)).toBe(`attachment; filename="catalogue-${tomorrow}.csv"`);
  expect(await nameOf(`/api/pricelist/report?_id=${list._id}`)).toBe(
    `attachment; filename="price-list-report-${tomorrow}.csv"`,
  );
});
