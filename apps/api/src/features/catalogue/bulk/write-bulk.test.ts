import { makeId, type ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestShop, stockOf, stockProduct, type TestShop } from '../../../testing/index.ts';
import { recordChange } from '../../audit/index.ts';
import { takeStock } from '../stock/take-stock.ts';
import type { ProductPlace, ProductWrite } from './bulk.ts';
import { writeBulk } from './write-bulk.ts';

let shop: TestShop;
let admin: Person;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

/** Writes a change of one product's stock only. */
async function changeStock(id: ProductId, change: number, onGathered: () => void = () => {}) {
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
          select 1 as position, id as product_id, false as is_new, false as edited, false as moved,
            null::text as import_key, name, unit,
            ${sql.lit(change)} as stock_change, content_updated_at as seen_content_at
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

async function noted(id: ProductId) {
  const { data } = await shop.call('listChanges', { entity: 'product', entityId: id }, { as: admin });
  return data.map(({ before, after }) => [before, after]);
}

describe('stock that is written in bulk', () => {
  it('is recorded as a stock move and in the history', async () => {
    const { productId } = await stockProduct(shop.db, { stock: 20 });
    await changeStock(productId, 5);
    expect([await stockOf(shop.db, productId), await moved(productId)]).toEqual([25, [5]]);
    expect(await noted(productId)).toEqual([[{ stock: 20 }, { stock: 25 }]]);
  });

  it('never falls below zero, and the recorded move is the real difference', async () => {
    const { productId } = await stockProduct(shop.db, { stock: 20 });
    await changeStock(productId, -30);
    expect([await stockOf(shop.db, productId), await moved(productId)]).toEqual([0, [-20]]);
    expect(await noted(productId)).toEqual([[{ stock: 20 }, { stock: 0 }]]);
  });

  it('is changed relative to sales in between, and dated after them', async () => {
    const { productId } = await stockProduct(shop.db, { stock: 20 });
    const hasSold = createSignal();
    const isGathered = createSignal();
    const sale = shop.db.transaction().execute(async (tx) => {
      await takeStock(tx, [{ productId, quantity: 15 }], new Date(Date.now() + 60_000));
      hasSold.give();
      await isGathered.given;
      await untilStatementWaits();
    });
    await hasSold.given;
    await changeStock(productId, -10, isGathered.give);
    await sale;
    expect([await stockOf(shop.db, productId), await moved(productId)]).toEqual([0, [-15, -5]]);
    expect(await noted(productId)).toEqual([[{ stock: 5 }, { stock: 0 }]]);
    const { rows } = await sql<{ last: boolean }>`
      select max(moved_at) = (select updated_at from products where id = ${productId}) as last
      from stock_moves where product_id = ${productId}`.execute(shop.db);
    expect(rows).toEqual([{ last: true }]);
  });
});

/** A promise, and the function that resolves it. */
function createSignal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Waits until a statement waits for a lock on this database. */
async function untilStatementWaits(): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      shop.db,
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0);
}
