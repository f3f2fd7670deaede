import { makeId, type ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countLockWaits,
  gate,
  type Person,
  startTestShop,
  stockOf,
  stockProduct,
  type TestShop,
} from '../../../testing/index.ts';
import { recordChange } from '../../audit/index.ts';
import { takeStock } from '../stock/take-stock.ts';
import type { ProductPlace, ProductWrite } from './bulk.ts';
import { writeBulk } from './write-bulk.ts';
import { writeTaxonomy } from './write-taxonomy.ts';

let shop: TestShop;
let admin: Person;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

type Change = { readonly stock?: number; readonly name?: string };

/** Writes a change of one product. */
async function change(id: ProductId, { stock = 0, name }: Change, onGathered: () => void = () => {}) {
  await shop.db.transaction().execute(async (tx) => {
    const now = shop.clock.now();
    const about = { actor: admin.userId, entity: 'price_list', entityId: makeId(now), now } as const;
    const partOf = await recordChange(tx, {
      ...about,
      action: 'import',
      name: 'a list',
      before: null,
      after: null,
    });
    const bulk = {
      categories: [],
      subCategories: [],
      links: async () => sql<never>`select null as sub_category_id, null as category_id`,
      products: async () => ({
        columns: ['name'] as const,
        writes: sql<ProductWrite<'name'>>`
          select 1 as position, id as product_id, false as is_new, ${sql.lit(name !== undefined)} as edited,
            false as moved, null::text as import_key, coalesce(${name ?? null}::text, name) as name, unit,
            ${sql.lit(stock)} as stock_change, content_updated_at as seen_content_at
          from products where id = ${id}`,
        places: sql<ProductPlace>`
          select null::text as product_id, null::text as category_id, null::text as sub_category_id, 0 as position
          where false`,
      }),
    };
    // The first progress is reported when the writes are gathered.
    await writeBulk(tx, bulk, { note: { actor: admin.userId, now, partOf }, onShare: onGathered });
  });
}

/** Sells a product, at a later time, between the moments when the change is gathered and when it is written. */
async function changeDuringSale(productId: ProductId, quantity: number, changed: Change) {
  const [sold, gathered] = [gate(), gate()];
  const sale = shop.db.transaction().execute(async (tx) => {
    await takeStock(tx, [{ productId, quantity }], new Date(Date.now() + 60_000));
    sold.resolve();
    await gathered.promise;
    await expect.poll(() => countLockWaits(shop.db)).toBeGreaterThan(0);
  });
  await sold.promise;
  await change(productId, changed, gathered.resolve);
  await sale;
}

/** The recorded changes of the stock, which began at 20. */
async function moved(id: ProductId): Promise<number[]> {
  const rows = await shop.db
    .selectFrom('stock_moves')
    .select('change')
    .where('product_id', '=', id)
    .orderBy('moved_at')
    .execute();
  return rows.map(({ change }) => change);
}

/** The time of a product's only sale, in ISO format. */
async function soldAt(id: ProductId): Promise<string> {
  const { moved_at } = await shop.db
    .selectFrom('stock_moves')
    .select('moved_at')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  return moved_at.toISOString();
}

async function noted(id: ProductId) {
  const { data } = await shop.call('listChanges', { entity: 'product', entityId: id }, { as: admin });
  return data.map(({ before, after }) => [before, after]);
}

describe('stock that is written in bulk', () => {
  it('is recorded as a stock move and in the history', async () => {
    const { productId } = await stockProduct(shop.db, { stock: 20 });
    await change(productId, { stock: 5 });
    expect([await stockOf(shop.db, productId), await moved(productId)]).toEqual([25, [5]]);
    expect(await noted(productId)).toEqual([[{ stock: 20 }, { stock: 25 }]]);
  });

  it('never falls below zero, and the recorded move is the real difference', async () => {
    const { productId } = await stockProduct(shop.db, { stock: 20 });
    await change(productId, { stock: -30 });
    expect([await stockOf(shop.db, productId), await moved(productId)]).toEqual([0, [-20]]);
    expect(await noted(productId)).toEqual([[{ stock: 20 }, { stock: 0 }]]);
  });

  it('is changed relative to sales in between, and dated after them', async () => {
    const { productId } = await stockProduct(shop.db, { stock: 20 });
    await changeDuringSale(productId, 15, { stock: -10 });
    expect([await stockOf(shop.db, productId), await moved(productId)]).toEqual([0, [-15, -5]]);
    expect(await noted(productId)).toEqual([[{ stock: 5 }, { stock: 0 }]]);
    const { rows } = await sql<{ last: boolean }>`
      select max(moved_at) = (select updated_at from products where id = ${productId}) as last
      from stock_moves where product_id = ${productId}`.execute(shop.db);
    expect(rows).toEqual([{ last: true }]);
  });
});

it('an edit in bulk is not undone by a form opened before it, also if a sale during it has a later time', async () => {
  const { productId, categoryId, subCategoryId } = await stockProduct(shop.db);
  await changeDuringSale(productId, 1, { name: 'New Flour' });
  const form = {
    _id: productId,
    name: 'Old Flour',
    image: ['/images/0000000000/640.webp'],
    category: [categoryId],
    subCategory: [subCategoryId],
    unit: '1 pc',
    stock: 19,
    price: 100,
    discount: 0,
    description: '',
    more_details: {},
    updatedAt: await soldAt(productId),
  };
  const stale = { status: 409, code: 'STALE' };
  expect(await shop.refused('updateProduct', form, { as: admin })).toMatchObject(stale);
});

it('adds more categories and sub-categories than one statement could have values for', async () => {
  const now = shop.clock.now();
  const places = Array.from({ length: 14_000 }, (_, n) => ({
    name: `Place ${n}`,
    image: '/images/0/640.webp',
  }));
  const categories = places.map((place) => ({ ...place, id: makeId<'Category'>(now) }));
  const subCategories = places.map((place) => ({ ...place, id: makeId<'SubCategory'>(now) }));
  await shop.db.transaction().execute(async (tx) => {
    const about = { actor: admin.userId, entity: 'price_list', entityId: makeId(now), now } as const;
    const change = { ...about, action: 'import', name: 'a list', before: null, after: null };
    const note = { actor: admin.userId, now, partOf: await recordChange(tx, change) };
    const links = async () => sql<never>`select null as sub_category_id, null as category_id`;
    await writeTaxonomy(tx, { categories, subCategories, links }, note);
  });
  const { rows } = await sql`
    select (select count(*) from categories where name like 'Place %') as categories,
      (select count(*) from sub_categories where name like 'Place %') as "subCategories"`.execute(shop.db);
  expect(rows).toEqual([{ categories: 14_000, subCategories: 14_000 }]);
});
