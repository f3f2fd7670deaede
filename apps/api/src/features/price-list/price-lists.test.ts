import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type CallName, ROUTES } from '@jhola/contract';
import { LIMITS, makeId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLockWaits, cpuTimeOf, type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import {
  importAndWait,
  checkAndWait,
  clearShop,
  download,
  findings,
  uploadFile,
  listForm,
  untilIdle,
} from './testing/upload-file.ts';
import { whileHeld } from './testing/while-held.ts';

let shop: TestShop;
let admin: Person;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
beforeEach(() => clearShop(shop));
afterAll(() => shop.close());

const LIST = [
  'Item;Pack;MRP;Selling Rate;Qty on hand;Group',
  'Rice;1 kg;70;60;5;Grains',
  'Dal;500 g;100;90;7;Grains',
  ';1 kg;10;9;1;Grains',
  'Salt;1 kg;28;free;1;Grains',
].join('\n');

const product = (name: string) =>
  shop.db.selectFrom('products').selectAll().where('name', '=', name).executeTakeFirst();

const kept = () => readdir(join(shop.config.dataDir, 'price-lists'));

describe('an uploaded list', () => {
  it('has its file only once it is complete, so that a backup has no part of one', async () => {
    // Creates the folder.
    await uploadFile(shop, admin, LIST);
    const before = await kept();
    const added = async () => (await kept()).filter((name) => !before.includes(name));
    const body = new PassThrough();
    const sending = shop.app.inject({
      method: 'POST',
      url: ROUTES.uploadPriceList.replace('POST ', ''),
      headers: {
        authorization: `Bearer ${admin.accessToken}`,
        'content-type': 'multipart/form-data; boundary=end',
      },
      payload: body,
    });
    body.write(
      '--end\r\nContent-Disposition: form-data; name="list"; filename="list.csv"\r\n\r\nItem;Price\r\n',
    );
    await expect.poll(added).toEqual([expect.stringMatching(/\.csv\.part$/)]);
    const [part = ''] = await added();
    body.end('Rice;5\r\n--end--\r\n');
    expect((await sending).statusCode).toBe(200);
    expect(await kept()).toContain(part.replace('.part', ''));
  });

  it('is read by its headers and their values, and changes nothing', async () => {
    const list = await uploadFile(shop, admin, LIST);
    expect(list).toMatchObject({ state: 'mapping', delimiter: ';', encoding: 'utf-8', canImport: false });
    expect(list.columns.map(({ header, meaning }) => `${header}: ${meaning}`)).toEqual([
      'Item: name',
      'Pack: unit',
      'MRP: mrp',
      'Selling Rate: price',
      'Qty on hand: stock',
      'Group: category',
    ]);
    expect(list.columns[0]?.samples).toEqual(['Rice', 'Dal', 'Salt']);
    expect(await product('Rice')).toBeUndefined();
  });

  it('is checked: counts, refused rows with their reasons, and still nothing changes', async () => {
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST));
    expect(list).toMatchObject({
      state: 'checked',
      canImport: true,
      counts: { rows: 4, refused: 2, new: 2, changed: 0, same: 0, newCategories: 1 },
    });
    expect(await findings(shop, admin, list, 'refused')).toMatchObject([
      { line: 4, product: '1 kg · 10 · 9 · 1 · Grains', reason: 'It has no name' },
      { line: 5, reason: "'free' isn’t a price" },
    ]);
    expect(await findings(shop, admin, list, 'new')).toMatchObject([
      { line: 2, product: 'Rice', reason: '1 kg, ₹60 (14% off ₹70), 5 in stock' },
      { line: 3, product: 'Dal' },
    ]);
    expect(await product('Rice')).toBeUndefined();
  });

  it('is checked in the language of the admin who starts the check', async () => {
    const inHindi = { ...admin, cookies: { language: 'hi' } };
    const list = await checkAndWait(shop, inHindi, await uploadFile(shop, inHindi, LIST));
    expect(await findings(shop, admin, list, 'refused')).toMatchObject([
      { reason: 'इसमें नाम नहीं है' },
      { reason: '“free” कोई दाम नहीं है' },
    ]);
    expect(await findings(shop, admin, list, 'new')).toMatchObject([
      { reason: '1 kg, ₹60 (₹70 पर 14% छूट), स्टॉक 5' },
      { product: 'Dal' },
    ]);
  });

  it('is imported as shown, with the admin’s name, and its file is deleted', async () => {
    const list = await importAndWait(
      shop,
      admin,
      await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST)),
    );
    expect(list).toMatchObject({ state: 'done', canImport: false, fault: null });
    expect(await product('Rice')).toMatchObject({ stock: 5, unit: '1 kg' });
    const changes = await shop.db
      .selectFrom('admin_changes')
      .selectAll()
      .where('entity_id', '=', list._id)
      .execute();
    expect(changes).toMatchObject([
      { action: 'import', entity: 'price_list', entity_name: 'list.csv', actor_id: admin.userId },
    ]);
    expect(changes[0]?.after).toMatchObject({ new: 2, refused: 2 });
    await expect.poll(kept).not.toContain(`${list._id}.csv`);
  });

  it('is said to be imported only once its products can be found', async () => {
    const found = async () =>
      (await shop.call('searchProducts', { search: 'quinoa' })).data.map(({ name }) => name);
    const list = await checkAndWait(
      shop,
      admin,
      await uploadFile(shop, admin, LIST.replace('Rice', 'Quinoa')),
    );
    await importAndWait(shop, admin, list);
    expect(await found()).toEqual(['Quinoa']);
  });

  it('shows changes with old and new values, and keeps the rest', async () => {
    await importAndWait(shop, admin, await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST)));
    const again = LIST.replace('70;60;5', '70;65;9');
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, again));
    expect(list.counts).toMatchObject({ new: 0, changed: 1, same: 1 });
    expect(await findings(shop, admin, list, 'changed')).toMatchObject([
      {
        line: 2,
        product: 'Rice',
        changes: [
          { field: 'price', before: '₹60 (14% off ₹70)', after: '₹65 (7% off ₹70)' },
          { field: 'stock', before: '5', after: '9' },
        ],
      },
    ]);
  });

  it('may have no headers: the page numbers its columns, and its first row is a product too', async () => {
    const list = await uploadFile(shop, admin, 'Rice,1 kg,60.00\nDal,500 g,90.50\n');
    expect(list.columns.map(({ header, meaning }) => `${header}: ${meaning}`)).toEqual([
      ': name',
      ': unit',
      ': price',
    ]);
    expect((await importAndWait(shop, admin, await checkAndWait(shop, admin, list))).counts).toMatchObject({
      new: 2,
    });
    expect(await product('Rice')).toMatchObject({ unit: '1 kg', price_paise: 6_000 });
  });

  it('may contain NUL characters, which are left out', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => `Rice ${at},1 kg,${at + 10}`);
    const odd = ['Tea\0,1 kg,free', '\0'.repeat(64)];
    const padded = ['Item,Pack,Rate', ...rows, ...odd].join('\n');
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, padded));
    expect(list).toMatchObject({ state: 'checked', counts: { rows: 401, refused: 1, new: 400 } });
    expect(await findings(shop, admin, list, 'refused')).toMatchObject([
      { line: 402, product: 'Tea · 1 kg · free' },
    ]);
  });

  it('has a report of all rows', async () => {
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST));
    const report = await download(shop, admin, `/api/pricelist/report?_id=${list._id}`);
    expect(report.split('\r\n')).toEqual([
      '\ufeffrow,outcome,product,reason',
      '2,new,Rice,"1 kg, ₹60 (14% off ₹70), 5 in stock"',
      '3,new,Dal,"500 g, ₹90 (10% off ₹100), 7 in stock"',
      '4,refused,1 kg · 10 · 9 · 1 · Grains,It has no name',
      "5,refused,Salt · 1 kg · 28 · free · 1 · Grains,'free' isn’t a price",
      '',
    ]);
    const inHindi = await download(
      shop,
      { ...admin, cookies: { language: 'hi' } },
      `/api/pricelist/report?_id=${list._id}`,
    );
    expect(inHindi.split('\r\n').map((line) => line.split(',').slice(0, 2))).toEqual([
      ['\ufeffलाइन', 'नतीजा'],
      ['2', 'नया'],
      ['3', 'नया'],
      ['4', 'नहीं लिया गया'],
      ['5', 'नहीं लिया गया'],
      [''],
    ]);
  });
});

describe('a plan', () => {
  const ready = async (text = LIST) => checkAndWait(shop, admin, await uploadFile(shop, admin, text));

  it('is refused if one of its products was edited since, and can be created again', async () => {
    await importAndWait(shop, admin, await ready());
    const list = await ready(LIST.replace('70;60', '70;65'));
    const before = await product('Rice');
    const { data: shown } = await shop.call('getProduct', { productId: before?.id ?? '' });
    await shop.call('updateProduct', { ...shown, price: 62, discount: 0 }, { as: admin });
    expect(await shop.refused('importPriceList', { _id: list._id }, { as: admin })).toMatchObject({
      status: 409,
      code: 'STALE',
      message: expect.stringMatching(/check the list again/) as string,
    });
    const { data: refused } = await shop.call('getPriceList', { _id: list._id }, { as: admin });
    expect(refused).toMatchObject({ state: 'outdated', canImport: false });
    const again = await importAndWait(shop, admin, await checkAndWait(shop, admin, list));
    expect(again.state).toBe('done');
  });

  it('is imported though one of its products was edited before the check, by a clock that was a day ahead', async () => {
    await importAndWait(shop, admin, await ready());
    await sql`update products set content_updated_at = now() + interval '1 day'`.execute(shop.db);
    const list = await ready(LIST.replace('70;60', '70;65'));
    expect((await importAndWait(shop, admin, list)).state).toBe('done');
  });

  it('is imported only if it is that of the check that the admin saw', async () => {
    const seen = await ready();
    const { _id } = seen;
    const columns = seen.columns.map(({ meaning }) => (meaning === 'stock' ? 'ignore' : meaning));
    await shop.call('checkPriceList', { _id, columns }, { as: admin });
    const now = await untilIdle(shop, admin, _id);
    const begin = (list: typeof seen) =>
      shop.send('importPriceList', { _id, checkedAt: list.checkedAt ?? undefined }, { as: admin });
    expect((await begin(seen)).body).toMatchObject({
      code: 'STALE',
      message: 'Someone else has checked this list again. Please look at what it changes now',
    });
    expect(await product('Rice')).toBeUndefined();
    expect((await begin(now)).status).toBe(200);
    expect((await untilIdle(shop, admin, _id)).state).toBe('done');
    expect(await product('Rice')).toMatchObject({ stock: now.settings.freshStock });
  });

  it('is outdated if a product that it left unchanged would change now', async () => {
    await importAndWait(shop, admin, await ready());
    const list = await ready(LIST.replace('70;60', '70;65'));
    const dal = await product('Dal');
    const { data: shown } = await shop.call('getProduct', { productId: dal?.id ?? '' });
    await shop.call('updateProduct', { ...shown, price: 300 }, { as: admin });
    const end = await importAndWait(shop, admin, list);
    expect(end).toMatchObject({ state: 'outdated', canImport: false });
    expect(await product('Rice')).toMatchObject({ price_paise: 7_000, discount_percent: 14 });
    expect(await product('Dal')).toMatchObject({ price_paise: 30_000 });
  });

  it.each([
    [
      'added by hand',
      (tx: Db, now: Date) =>
        tx
          .insertInto('categories')
          .values({
            id: makeId<'Category'>(now),
            name: 'Pulses',
            image: '',
            created_at: now,
            updated_at: now,
          })
          .execute(),
    ],
    ['deleted', (tx: Db) => tx.deleteFrom('categories').where('name', '=', 'Grain').execute()],
  ])('is outdated if one of its categories is %s at the same moment', async (_, change) => {
    const now = shop.clock.now();
    const grain = { id: makeId<'Category'>(now), name: 'Grain', image: '', created_at: now, updated_at: now };
    await shop.db.insertInto('categories').values(grain).execute();
    const list = 'Item,Category,Price\nMoong,Pulses,90\nBarley,Grain,40\n';
    const { _id } = await checkAndWait(shop, admin, await uploadFile(shop, admin, list));
    const tx = await shop.db.startTransaction().execute();
    await change(tx, now);
    await shop.call('importPriceList', { _id }, { as: admin });
    await expect.poll(() => countLockWaits(shop.db)).toBe(1);
    await tx.commit().execute();
    expect(await untilIdle(shop, admin, _id)).toMatchObject({
      state: 'outdated',
      fault: 'The catalogue has changed since the check. Please check the list again',
    });
    expect(await product('Moong')).toBeUndefined();
    expect(shop.log.faults).toEqual([]);
  });

  it('is outdated if a new product was added in the meantime', async () => {
    const list = await ready();
    const other = await ready();
    await importAndWait(shop, admin, other);
    expect((await importAndWait(shop, admin, list)).state).toBe('outdated');
  });

  it('changes the stock by the difference shown: sales since are kept', async () => {
    await importAndWait(shop, admin, await ready());
    const list = await ready(LIST.replace('70;60;5', '70;60;9'));
    await shop.db.updateTable('products').set({ stock: 3 }).where('name', '=', 'Rice').execute();
    await shop.db.updateTable('products').set({ stock: 4 }).where('name', '=', 'Dal').execute();
    expect((await importAndWait(shop, admin, list)).state).toBe('done');
    expect(await product('Rice')).toMatchObject({ stock: 7 });
    expect(await product('Dal')).toMatchObject({ stock: 4 });
  });

  it('is required, and executed once', async () => {
    const mapping = await uploadFile(shop, admin, LIST);
    expect(await shop.refused('importPriceList', { _id: mapping._id }, { as: admin })).toMatchObject({
      status: 409,
      message: 'Please check the list first',
    });
    const done = await importAndWait(shop, admin, await checkAndWait(shop, admin, mapping));
    expect(await shop.refused('importPriceList', { _id: done._id }, { as: admin })).toMatchObject({
      status: 409,
      message: 'This list has already been imported',
    });
  });
});

it('a list may be larger than a picture, and at most 100 MB', async () => {
  const row = `Rice,60,"${'long text '.repeat(100)}"\n`;
  const large = `Item,Price,Details\n${row.repeat(6_000)}`;
  expect(large.length).toBeGreaterThan(6_000_000);
  expect((await uploadFile(shop, admin, large)).sizeBytes).toBe(large.length);
  const tooLarge = Buffer.alloc(LIMITS.priceListBytes + 1, row);
  expect(await shop.refused('uploadPriceList', listForm(tooLarge), { as: admin })).toMatchObject({
    status: 413,
    message: 'A price list can have at most 100 MB',
  });
});

it.each(['utf16le', 'utf16be'])('a list in Hindi may be %s without a byte order mark', async (encoding) => {
  const rows = Array.from({ length: 40 }, (_, at) => `शुद्ध देसी घी ${at},अमूल्य डेयरी उत्पाद,${at + 60}\n`);
  const bytes = Buffer.from(`सामान,विवरण,दाम\n${rows.join('')}`, 'utf16le');
  const list = await uploadFile(shop, admin, encoding === 'utf16le' ? bytes : bytes.swap16());
  expect(list.columns.map(({ header }) => header)).toEqual(['सामान', 'विवरण', 'दाम']);
});

it('puts a sub-category into as many categories as the form accepts, and refuses rows with others', async () => {
  const most = LIMITS.categoriesPerSubCategory;
  const row = (at: number, subCategory: string) => `Tea ${at},1 kg,90,Shelf ${at},${subCategory}`;
  const upload = async (rows: readonly string[]) => {
    const file = ['Item,Pack,Price,Category,Sub Category', ...rows].join('\n');
    return checkAndWait(shop, admin, await uploadFile(shop, admin, file));
  };
  const rows = Array.from({ length: most - 1 }, (_, at) => row(at, 'Loose'));
  await importAndWait(shop, admin, await upload(rows));
  const list = await upload([...rows, row(most, 'loose'), row(most + 1, 'Loose'), row(most + 2, 'Packed')]);
  const reason = 'With it the sub-category would be in more than 100 categories';
  expect(await findings(shop, admin, list, 'refused')).toMatchObject([{ line: most + 2, reason }]);
  await importAndWait(shop, admin, list);
  const { rows: parents } = await sql`
    select from sub_category_parents
    where sub_category_id = (select id from sub_categories where name = 'Loose')`.execute(shop.db);
  expect(parents).toHaveLength(most);

  // One that is in more already may stay there.
  await sql`
    insert into sub_category_parents (sub_category_id, category_id, position)
    select sub_categories.id, categories.id, 100 from sub_categories, categories
    where sub_categories.name = 'Loose' and categories.name = ${`Shelf ${most + 2}`}`.execute(shop.db);
  const moved = await upload([...rows, row(most + 2, 'Loose'), row(most + 3, 'Loose')]);
  expect(await findings(shop, admin, moved, 'refused')).toMatchObject([{ line: most + 2, reason }]);
});

it('puts a product into as many categories as the form accepts, and refuses rows with others', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `Tea,1 kg,90,Shelf ${at}`);
  const file = ['Item,Pack,Price,Category', ...rows(LIMITS.categoriesPerProduct + 2)].join('\n');
  const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, file));
  const reason = 'With it the product would be in more than 50 categories or sub-categories';
  expect(await findings(shop, admin, list, 'refused')).toMatchObject([
    { line: 52, reason },
    { line: 53, reason },
  ]);
  await importAndWait(shop, admin, list);
  const categories = async () => {
    const { rows: found } = await sql`select category_id from product_categories`.execute(shop.db);
    return found.length;
  };
  expect(await categories()).toBe(LIMITS.categoriesPerProduct);

  // A product that is in more already may stay there.
  await sql`
    insert into categories (id, name, image, created_at, updated_at)
    select 'more', 'More', image, created_at, updated_at from categories limit 1`.execute(shop.db);
  await sql`
    insert into product_categories (product_id, category_id, position) select id, 'more', 50 from products`.execute(
    shop.db,
  );
  const text = await download(shop, admin, '/api/pricelist/export');
  const again = await checkAndWait(shop, admin, await uploadFile(shop, admin, text));
  expect(again.counts).toMatchObject({ refused: 0, same: 1 });
  const extended = await uploadFile(shop, admin, text.replace('More', 'More | Even more'));
  expect((await checkAndWait(shop, admin, extended)).counts).toMatchObject({ refused: 1 });
});

it('columns with the same header become extra fields of their own, also if it is shortened', async () => {
  const long = 'x'.repeat(LIMITS.details.keyLength);
  const list = await uploadFile(
    shop,
    admin,
    `Item,Price,Origin,Origin,${long}1,${long}2\nRice,60,Assam,India,a,b\n`,
  );
  const columns = ['name', 'price', 'detail', 'detail', 'detail', 'detail'] as const;
  await shop.call('checkPriceList', { _id: list._id, columns: [...columns] }, { as: admin });
  await importAndWait(shop, admin, await untilIdle(shop, admin, list._id));
  expect((await product('Rice'))?.more_details).toEqual({
    Origin: 'Assam',
    'Origin 2': 'India',
    [long]: 'a',
    [`${long.slice(2)} 2`]: 'b',
  });
});

it('a column’s extra field has a shortened header, without a part of an emoji', async () => {
  const list = await uploadFile(shop, admin, `Item,Price,${'x'.repeat(59)}😀\nRice,60,yes\n`);
  const columns = ['name', 'price', 'detail'] as const;
  await shop.call('checkPriceList', { _id: list._id, columns: [...columns] }, { as: admin });
  await importAndWait(shop, admin, await untilIdle(shop, admin, list._id));
  expect((await product('Rice'))?.more_details).toEqual({ ['x'.repeat(59)]: 'yes' });
});

describe('columns', () => {
  it('can be changed; two with the same meaning are refused', async () => {
    const list = await uploadFile(shop, admin, 'Item,Origin,Amt due,Our amt\nRice,Punjab,60,66\n');
    const columns = ['name', 'detail', 'price', 'mrp'] as const;
    await shop.call('checkPriceList', { _id: list._id, columns: [...columns] }, { as: admin });
    await importAndWait(shop, admin, await untilIdle(shop, admin, list._id));
    expect(await product('Rice')).toMatchObject({
      more_details: expect.objectContaining({ Origin: 'Punjab' }) as object,
    });
    const other = await uploadFile(shop, admin, 'Item,Price\nRice,60\n');
    for (const [wrong, message] of [
      [['price', 'price'], "Two columns mean 'price'"],
      [['name'], 'The file has 2 columns; please choose what each one means'],
    ] as const) {
      const refusal = await shop.refused('checkPriceList', { _id: other._id, columns: wrong }, { as: admin });
      expect(refusal).toMatchObject({ status: 400, message });
    }
  });

  it('without a name or a price fail the check with a message, and can be corrected', async () => {
    const list = await uploadFile(shop, admin, 'Foo,Bar\nRice,60\n');
    expect(list.columns.map(({ meaning }) => meaning)).toEqual(['ignore', 'ignore']);
    expect(await checkAndWait(shop, admin, list)).toMatchObject({
      state: 'failed',
      fault: 'Please choose the columns with the name and the price',
    });
    await shop.call('checkPriceList', { _id: list._id, columns: ['name', 'price'] }, { as: admin });
    expect(await untilIdle(shop, admin, list._id)).toMatchObject({ state: 'checked', counts: { new: 1 } });
  });

  it('are saved under a name and chosen automatically for the next file with the same headers', async () => {
    const list = await uploadFile(shop, admin, 'Foo,Bar,Baz\nRice,60,5\n');
    const columns = ['name', 'price', 'stock'] as const;
    const settings = { source: 'sharma', keepStock: true, freshStock: 3, separators: '|' };
    const save = { _id: list._id, name: 'Sharma', columns: [...columns], settings };
    await shop.call('savePriceListLayout', save, { as: admin });
    const next = await uploadFile(shop, admin, 'FOO,bar,Baz\nDal,90,7\n');
    expect(next).toMatchObject({ profile: 'Sharma', settings });
    expect(next.columns.map(({ meaning }) => meaning)).toEqual([...columns]);
    const again = { ...save, name: 'sharma', columns: [...columns].toReversed() };
    expect(await shop.refused('savePriceListLayout', again, { as: admin })).toMatchObject({
      code: 'NAME_TAKEN',
      message: 'There is a layout with this name already',
    });
    expect((await uploadFile(shop, admin, 'Foo,Bar,Baz\nDal,90,7\n')).profile).toBe('Sharma');
    await shop.call('savePriceListLayout', { ...again, replace: true }, { as: admin });
    const { data: layouts } = await shop.call('getPriceListLayouts', undefined, { as: admin });
    expect(layouts.map(({ name }) => name)).toEqual(['sharma']);
    for (let time = 0; time < 2; time += 1) {
      await shop.call('deletePriceListLayout', { _id: layouts[0]?._id ?? '' }, { as: admin });
    }
    expect((await uploadFile(shop, admin, 'Foo,Bar,Baz\nDal,90,7\n')).profile).toBeNull();
    const { data: changes } = await shop.call('listChanges', { entity: 'price_list_layout' }, { as: admin });
    expect(changes.map(({ action, entityName }) => [action, entityName])).toEqual([
      ['delete', 'sharma'],
      ['update', 'sharma'],
      ['create', 'Sharma'],
    ]);
    expect(changes[0]).toMatchObject({ actor: { _id: admin.userId }, before: null, after: null });
  });
});

describe('a layout that another admin has saved since the list was uploaded', () => {
  const FILE = 'Foo,Bar,Baz\nRice,60,5\n';
  const mine = ['name', 'price', 'stock'] as const;
  const save = async (as: Person, form: object) =>
    shop.send('savePriceListLayout', { name: 'Sharma', columns: [...mine], replace: true, ...form }, { as });
  const meanings = async () =>
    (await shop.call('getPriceListLayouts', undefined, { as: admin })).data.map(({ columns }) => columns);

  it('is replaced only if the form overwrites it; one’s own is replaced', async () => {
    const other = await shop.signUp();
    await shop.call('changeRole', { _id: other.userId, role: 'ADMIN' }, { as: admin });
    const { _id } = await uploadFile(shop, admin, FILE);
    expect((await save(admin, { _id })).status).toBe(200);
    const theirs = { _id, columns: [...mine].toReversed() };
    expect((await save(other, theirs)).body).toMatchObject({ code: 'STALE', field: 'name' });
    expect((await save(other, { ...theirs, overwrites: true })).status).toBe(200);
    // Also once more, after a lost response.
    expect((await save(other, theirs)).status).toBe(200);
    expect((await save(admin, { _id })).body).toMatchObject({ code: 'STALE' });
    expect(await meanings()).toEqual([theirs.columns]);
    const next = await uploadFile(shop, admin, FILE);
    expect((await save(admin, { _id: next._id })).status).toBe(200);
    expect(await meanings()).toEqual([[...mine]]);
  });
});

describe('an invalid upload', () => {
  it.each([
    ['empty', '', 'The file is empty'],
    ['blank', ' \n\n', 'The file is empty'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004rest'), 'That’s a spreadsheet'],
    ['a PDF', '%PDF-1.7', 'That’s a PDF'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'That’s a picture'],
    [
      'wide bytes',
      Buffer.from(Array.from({ length: 900 }, (_, at) => (at % 2) * at)),
      'That isn’t a text file',
    ],
    ['bytes', Buffer.from(Array.from({ length: 900 }, (_, at) => (at * 7) % 256)), 'That isn’t a text file'],
    ['a letter', 'Dear shop\nthe prices are as before\n', 'The file has one column only'],
    ['a list with many columns', `${'Item,'.repeat(200)}Price`, 'more than 200 columns'],
    ['an open quote', `Item,Price\n"Rice,60\n${'x,1\n'.repeat(300_000)}`, 'never closed'],
  ])('%s is refused with a sentence, and leaves nothing behind', async (_name, content, message) => {
    const refusal = await shop.refused('uploadPriceList', listForm(content), { as: admin });
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(message) as string });
    expect((await shop.call('getPriceLists', undefined, { as: admin })).data).toEqual([]);
  });

  it('with a million columns is refused before they are examined', async () => {
    const form = listForm(`Item,Price${','.repeat(900_000)}\nRice,60\n`);
    expect(await cpuTimeOf(() => shop.refused('uploadPriceList', form, { as: admin }))).toBeLessThan(1_500);
  });

  it.each([
    ['en', /^The file can’t be read to its end: a quote that opens a cell is never closed near row 2$/],
    ['hi', /^फ़ाइल आख़िर तक नहीं पढ़ी जा सकी: सेल की शुरुआत का एक कोट \("\) बंद नहीं हुआ है, लाइन 2 के आसपास$/u],
  ])('with an open quote is refused in the language of the request: %s', async (language, message) => {
    const as = { ...admin, cookies: { language } };
    const form = listForm(`Item,Price\n"Rice,60\n${'x,1\n'.repeat(300_000)}`);
    const refusal = await shop.refused('uploadPriceList', form, { as });
    expect(refusal.message).toMatch(message);
  });

  it('without form, without file, with another field or two files is refused', async () => {
    const other = new FormData();
    other.append('image', new Blob(['a,b']), 'a.csv');
    const two = listForm('Item,Price\nRice,5\n');
    two.append('list', new Blob(['a,b']), 'b.csv');
    for (const form of [{}, new FormData(), other, two]) {
      expect((await shop.refused('uploadPriceList', form, { as: admin })).status).toBe(400);
    }
  });

  it('leaves no file', async () => {
    const before = await kept();
    await shop.refused('uploadPriceList', listForm('%PDF-1.7'), { as: admin });
    expect(await kept()).toEqual(before);
  });
});

describe('one at a time', () => {
  it('an import is refused while another one runs, in any process; a check isn’t', async () => {
    const list = await whileHeld(shop.db, sql`select pg_advisory_xact_lock(7305115)`, async () => {
      const checked = await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST));
      expect(checked.state).toBe('checked');
      const refusal = await shop.refused('importPriceList', { _id: checked._id }, { as: admin });
      expect(refusal).toMatchObject({ status: 409, code: 'PRICE_LIST_BUSY' });
      return checked;
    });
    expect((await importAndWait(shop, admin, list)).state).toBe('done');
  });

  it('of several concurrent starts one succeeds, and the others are refused', async () => {
    const list = await uploadFile(shop, admin, LIST);
    const columns = list.columns.map(({ meaning }) => meaning);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => shop.send('checkPriceList', { _id: list._id, columns }, { as: admin })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect((await untilIdle(shop, admin, list._id)).state).toBe('checked');
  });

  describe('that PostgreSQL rolls back because of a deadlock', () => {
    /** A sequence counts also what is rolled back. */
    const failInserts = (times: number) =>
      sql
        .raw(
          `create sequence deadlocks;
          create function end_by_deadlock() returns trigger language plpgsql as $$ begin
            if nextval('deadlocks') <= ${times} then raise exception 'made up' using errcode = '40P01'; end if;
            return new;
          end $$;
          create trigger end_by_deadlock before insert on products for each statement execute function end_by_deadlock()`,
        )
        .execute(shop.db);
    afterEach(() =>
      sql.raw('drop sequence deadlocks; drop function end_by_deadlock cascade').execute(shop.db),
    );

    it('is imported at the next try', async () => {
      const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST));
      await failInserts(1);
      expect(await importAndWait(shop, admin, list)).toMatchObject({ state: 'done', fault: null });
      expect(await product('Rice')).toBeDefined();
    });

    it('at every try is interrupted, which is not said to be because the database was away', async () => {
      const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST));
      await failInserts(100);
      expect(await importAndWait(shop, admin, list)).toMatchObject({
        state: 'interrupted',
        fault: 'The database was too busy. Nothing was changed. Please try again',
        canImport: true,
      });
      expect(await product('Rice')).toBeUndefined();
    });
  });

  it('one whose process has died is interrupted, and can be started again', async () => {
    const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST));
    await shop.db
      .updateTable('price_lists')
      .set({ state: 'importing' })
      .where('state', '=', 'checked')
      .execute();
    const read = async () => (await shop.call('getPriceList', { _id: list._id }, { as: admin })).data;
    // The check's own process releases the list a moment after its result is visible.
    await expect.poll(async () => (await read()).state).toBe('interrupted');
    const data = await read();
    expect(data).toMatchObject({ state: 'interrupted', canImport: true });
    expect(data.fault).toMatch(/Nothing was changed/);
    expect((await importAndWait(shop, admin, data)).state).toBe('done');
  });

  it('can’t be deleted while it is processed, and is deleted with its file afterwards', async () => {
    const list = await uploadFile(shop, admin, LIST);
    await whileHeld(shop.db, sql`select pg_advisory_xact_lock(7305116, hashtext(${list._id}))`, async () => {
      await shop.db.updateTable('price_lists').set({ state: 'checking' }).execute();
      const inHindi = { ...admin, cookies: { language: 'hi' } };
      const refusal = await shop.refused('discardPriceList', { _id: list._id }, { as: inHindi });
      expect(refusal).toMatchObject({ status: 409, message: 'इस लिस्ट पर काम चल रहा है' });
    });
    await shop.call('discardPriceList', { _id: list._id }, { as: admin });
    expect((await shop.refused('getPriceList', { _id: list._id }, { as: admin })).status).toBe(404);
    expect(await kept()).not.toContain(`${list._id}.csv`);
  });
});

describe('cancelling', () => {
  const dearer = LIST.replace('70;60;5', '80;70;5');

  /** Starts importing a list, and runs `work` while it waits for a row that another connection has locked. */
  async function duringImport<Result>(work: (id: string) => Promise<Result>): Promise<Result> {
    await importAndWait(shop, admin, await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST)));
    const { _id } = await checkAndWait(shop, admin, await uploadFile(shop, admin, dearer));
    return whileHeld(shop.db, sql`select from products for update`, async () => {
      await shop.call('importPriceList', { _id }, { as: admin });
      return work(_id);
    });
  }

  it('an import changes nothing, is reported, and keeps the check valid', async () => {
    const data = await duringImport(async (_id) => {
      const { data: cancelled } = await shop.call('cancelPriceList', { _id }, { as: admin });
      expect(cancelled).toMatchObject({
        state: 'cancelled',
        fault: 'The import was cancelled. Nothing was changed',
        canImport: true,
      });
      return cancelled;
    });
    expect(await product('Rice')).toMatchObject({ price_paise: 7_000 });
    expect((await importAndWait(shop, admin, data)).state).toBe('done');
    expect(await product('Rice')).toMatchObject({ price_paise: 8_000 });
  });

  it('its locks belong to transactions, because a pooler keeps those of a connection', async () => {
    const { id, holders } = await duringImport(async (_id) => {
      await expect.poll(() => countLockWaits(shop.db)).toBe(1);
      const found = await sql<{ began: boolean; state: string }>`
        select state, xact_start is not null as began from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and (objid = 7305115 or classid = 7305116)
          and database = (select oid from pg_database where datname = current_database())`.execute(shop.db);
      return { id: _id, holders: found };
    });
    expect((await untilIdle(shop, admin, id)).state).toBe('done');
    expect(holders.rows).toHaveLength(2);
    expect(holders.rows.every(({ began, state }) => began && state === 'idle in transaction')).toBe(true);
  });

  it('works from another process of the shop too', async () => {
    await duringImport(async (id) => {
      // The cancel request that another process writes for the process that does the work.
      await shop.db
        .updateTable('price_lists')
        .set({ cancel_requested_at: new Date() })
        .where('id', '=', id as never)
        .execute();
      expect(await untilIdle(shop, admin, id)).toMatchObject({ state: 'cancelled' });
    });
    expect(await product('Rice')).toMatchObject({ price_paise: 7_000 });
  });

  it('a check ends it at once, also during a statement', async () => {
    const list = await uploadFile(shop, admin, LIST);
    const columns = list.columns.map(({ meaning }) => meaning);
    const locks = sql`lock table sub_category_parents, products in access exclusive mode`;
    const { data } = await whileHeld(shop.db, locks, async () => {
      await shop.call('checkPriceList', { _id: list._id, columns }, { as: admin });
      return shop.call('cancelPriceList', { _id: list._id }, { as: admin });
    });
    expect(data).toMatchObject({ state: 'cancelled', canImport: false });
    expect((await checkAndWait(shop, admin, list)).state).toBe('checked');
  });

  it('is refused if no work is running', async () => {
    const list = await importAndWait(
      shop,
      admin,
      await checkAndWait(shop, admin, await uploadFile(shop, admin, LIST)),
    );
    expect(await shop.refused('cancelPriceList', { _id: list._id }, { as: admin })).toMatchObject({
      status: 409,
      message: 'Nothing to cancel: this list isn’t being processed',
    });
  });
});

it.each<CallName>([
  'uploadPriceList',
  'getPriceLists',
  'getPriceList',
  'checkPriceList',
  'getPriceListFindings',
  'importPriceList',
  'cancelPriceList',
  'discardPriceList',
  'getPriceListReport',
  'getPriceListLayouts',
  'savePriceListLayout',
  'deletePriceListLayout',
  'exportCatalogue',
])('%s is for admins', async (name) => {
  const shopper = await shop.signUp();
  expect(await shop.refused(name)).toMatchObject({ status: 401 });
  expect(await shop.refused(name, undefined, { as: shopper })).toMatchObject({
    status: 403,
    message: 'Do not have permission',
  });
});
