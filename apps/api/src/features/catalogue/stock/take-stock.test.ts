import { makeId, type ProductId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { returnStock, type StockWanted, takeStock } from './take-stock.ts';

let shop: CatalogueShop;
let ids: ProductId[];
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
  ids = (await shop.db.selectFrom('products').select('id').orderBy('id').limit(6).execute()).map(
    ({ id }) => id,
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('stock_moves').execute();
  await shop.db.updateTable('products').set({ stock: 5 }).execute();
});

const take = (wanted: StockWanted[]) =>
  shop.db.transaction().execute((tx) => takeStock(tx, wanted, shop.clock.now()));

const one = (productId: ProductId | undefined, quantity = 1): StockWanted => {
  if (productId === undefined) throw new Error('No such product');
  return { productId, quantity };
};

async function stocks(): Promise<number[]> {
  const rows = await shop.db
    .selectFrom('products')
    .select('stock')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.stock);
}

describe('taking stock', () => {
  it('takes the quantities and records the reason', async () => {
    await take([one(ids[1], 2), one(ids[0]), one(ids[1])]);
    expect((await stocks()).slice(0, 3)).toEqual([4, 2, 5]);
    const moves = await shop.db.selectFrom('stock_moves').selectAll().orderBy('product_id').execute();
    expect(moves.map((move) => [move.product_id, move.change, move.reason])).toEqual([
      [ids[0], -1, 'sold'],
      [ids[1], -3, 'sold'],
    ]);
  });

  it('takes all or nothing, and tells which product has too little', async () => {
    await expect(take([one(ids[0]), one(ids[1], 6)])).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      message: expect.stringMatching(/^Only 5 left of \S/),
    });
    expect((await stocks()).slice(0, 2)).toEqual([5, 5]);
    await take([one(ids[0], 5)]);
    await expect(take([one(ids[0])])).rejects.toMatchObject({
      message: expect.stringMatching(/ is out of stock$/),
    });
  });

  it('refuses a deleted product, and takes nothing', async () => {
    await expect(take([one(ids[0]), one(makeId(new Date()))])).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    expect((await stocks())[0]).toBe(5);
  });

  it('refuses an invalid quantity', async () => {
    await expect(take([one(ids[0], 0)])).rejects.toThrow(RangeError);
    await expect(take([one(ids[0], -3)])).rejects.toThrow(RangeError);
  });

  it('sells five of five to thirty at once, in whatever order they list products', async () => {
    const shoppers = Array.from({ length: 30 }, (_, index) => {
      const wanted = ids.map((id) => one(id));
      return take(index % 2 === 0 ? wanted : wanted.toReversed());
    });
    const outcomes = await Promise.allSettled(shoppers);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.length - refused.length).toBe(5);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await stocks()).toEqual([0, 0, 0, 0, 0, 0]);
    const { sold } = await shop.db
      .selectFrom('stock_moves')
      .select((eb) => eb.fn.sum<string>('change').as('sold'))
      .executeTakeFirstOrThrow();
    expect(Number(sold)).toBe(-30);
  });

  it('puts stock back, and skips deleted products', async () => {
    await take([one(ids[0], 3)]);
    await shop.db
      .transaction()
      .execute((tx) => returnStock(tx, [one(ids[0], 2), one(makeId(new Date()))], shop.clock.now()));
    expect((await stocks())[0]).toBe(4);
  });

  it('dates each change after the previous one, also within a millisecond', async () => {
    const now = new Date();
    const read = () =>
      shop.db.selectFrom('products').select('updated_at').where('id', '=', one(ids[0]).productId);
    await shop.db.transaction().execute((tx) => takeStock(tx, [one(ids[0])], now));
    const first = (await read().executeTakeFirstOrThrow()).updated_at;
    await shop.db.transaction().execute((tx) => takeStock(tx, [one(ids[0])], now));
    const second = (await read().executeTakeFirstOrThrow()).updated_at;
    expect(second.getTime()).toBeGreaterThan(first.getTime());
  });
});
