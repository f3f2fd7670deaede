import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLockWaits, type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import { importAndWait, checkAndWait, clearShop, uploadFile, untilIdle } from './testing/upload-file.ts';

/**
 * Every change by an admin is in the audit log, including those by a price list: for each product, and as parts of the
 * import.
 */

let shop: TestShop;
let admin: Person;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
beforeEach(async () => {
  await clearShop(shop);
  await shop.db.deleteFrom('admin_changes').execute();
});
afterAll(() => shop.close());

const LIST = [
  'Item,Pack,Price,Stock,Category,Sub-Category',
  'Rice,1 kg,60,5,Grains,Rice',
  'Dal,500 g,90,7,Grains,Dal',
];

async function checked(rows: readonly string[]) {
  return checkAndWait(shop, admin, await uploadFile(shop, admin, rows.join('\n')));
}

const idOf = async (name: string) =>
  (await shop.db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

const historyOf = async (entity: 'product' | 'category' | 'sub_category', entityId: string) =>
  (await shop.call('listChanges', { entity, entityId }, { as: admin })).data;

const wholes = async () => (await shop.call('listChanges', {}, { as: admin })).data;

describe('the audit log after an import', () => {
  it('has each new product’s values, the admin and the list', async () => {
    await importAndWait(shop, admin, await checked(LIST));
    const [whole] = await wholes();
    expect(await historyOf('product', await idOf('Rice'))).toMatchObject([
      {
        action: 'create',
        actor: { _id: admin.userId, name: 'Shopkeeper' },
        entityName: 'Rice 1 kg',
        before: null,
        after: {
          name: 'Rice',
          price: 60,
          discount: 0,
          stock: 5,
          category: ['Grains'],
          subCategory: ['Rice'],
        },
        partOf: { _id: whole?._id, name: 'list.csv' },
      },
    ]);
  });

  it('has a changed product’s differing values, and no entry for an unchanged one', async () => {
    await importAndWait(shop, admin, await checked(LIST));
    const [head, rice, dal] = LIST;
    const moved = rice?.replace('60,5,Grains,Rice', '64.50,8,Staples,Rice') ?? '';
    await importAndWait(shop, admin, await checked([head ?? '', moved, dal ?? '']));
    const [change] = await historyOf('product', await idOf('Rice'));
    expect(change).toMatchObject({
      action: 'update',
      before: { price: 60, stock: 5, category: ['Grains'] },
      after: { price: 64.5, stock: 8, category: ['Staples'] },
    });
    expect(Object.keys(change?.after ?? {}).toSorted()).toEqual(['category', 'price', 'stock']);
    expect(await historyOf('product', await idOf('Dal'))).toHaveLength(1);
  });

  it('has the stock at the import, not at the check', async () => {
    await importAndWait(shop, admin, await checked(LIST));
    const list = await checked([LIST[0] ?? '', 'Rice,1 kg,60,9,Grains,Rice']);
    await sql`update products set stock = 3 where name = 'Rice'`.execute(shop.db);
    await importAndWait(shop, admin, list);
    expect((await historyOf('product', await idOf('Rice')))[0]).toMatchObject({
      before: { stock: 3 },
      after: { stock: 7 },
    });
  });

  it('has the categories that the list created, and those with a new parent', async () => {
    await importAndWait(shop, admin, await checked(LIST));
    await importAndWait(shop, admin, await checked([LIST[0] ?? '', 'Poha,1 kg,60,5,Breakfast,Rice']));
    const category = await shop.db
      .selectFrom('categories')
      .select('id')
      .where('name', '=', 'Breakfast')
      .executeTakeFirstOrThrow();
    expect(await historyOf('category', category.id)).toMatchObject([
      { action: 'create', after: { name: 'Breakfast' } },
    ]);
    const rice = await shop.db
      .selectFrom('sub_categories')
      .select('id')
      .where('name', '=', 'Rice')
      .executeTakeFirstOrThrow();
    expect(await historyOf('sub_category', rice.id)).toMatchObject([
      { action: 'update', before: { category: ['Grains'] }, after: { category: ['Grains', 'Breakfast'] } },
      { action: 'create', before: null, after: { name: 'Rice', category: ['Grains'] } },
    ]);
  });

  it('has one entry in the list of all changes, whose parts can be requested', async () => {
    await importAndWait(shop, admin, await checked(LIST));
    const all = await wholes();
    expect(all.map(({ action, entity, partOf }) => [action, entity, partOf])).toEqual([
      ['import', 'price_list', null],
    ]);
    const { data: parts } = await shop.call('listChanges', { partOf: all[0]?._id ?? '' }, { as: admin });
    expect(parts.map(({ entityName }) => entityName).toSorted()).toEqual([
      'Dal',
      'Dal 500 g',
      'Grains',
      'Rice',
      'Rice 1 kg',
    ]);
  });
});

it('a product that is edited while the list is being written makes the list outdated', async () => {
  await importAndWait(shop, admin, await checked(LIST));
  const list = await checked([LIST[0] ?? '', 'Rice,1 kg,65,5,Grains,Rice']);
  let importing = Promise.resolve({});
  await shop.db.transaction().execute(async (edit) => {
    // The comparison can't see this uncommitted change, so the import waits for its lock and must compare again.
    await sql`update products set description = 'New crop', content_updated_at = now() where name = 'Rice'`.execute(
      edit,
    );
    importing = shop.call('importPriceList', { _id: list._id }, { as: admin });
    await expect.poll(() => countLockWaits(shop.db)).toBeGreaterThan(0);
  });
  await importing;
  expect(await untilIdle(shop, admin, list._id)).toMatchObject({ state: 'outdated' });
  const rice = await shop.db
    .selectFrom('products')
    .select(['description', 'price_paise'])
    .where('name', '=', 'Rice')
    .executeTakeFirst();
  expect(rice).toEqual({ description: 'New crop', price_paise: 6_000 });
});
