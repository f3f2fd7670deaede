import type { ProductId, UserId } from '@jhola/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CountedDatabase,
  growthOf,
  openCountedDatabase,
  type Work,
} from '../../../testing/counted-database.ts';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { deleteProducts } from './delete-products.ts';
import { discountProducts, restoreDiscounts } from './discount-products.ts';

const FEW = 100;
const TIMES = 8;
/**
 * A plan may process up to 12 rows a product. The planner chooses other plans for many products than for few, also by the
 * size of the tables' files. A nested loop over all products processes a hundred times as many rows.
 */
const GROWTH = { times: TIMES, allowed: FEW * TIMES * 12 };
let shop: CatalogueShop;
let counted: CountedDatabase;

beforeAll(async () => {
  const { products, ...rest } = smallCatalogue();
  const many = Array.from({ length: FEW * TIMES + FEW }, (_, n) => {
    const product = products[n % products.length];
    if (product === undefined) throw new Error('The small shop has no products');
    return { ...product, name: `${product.name} ${n}` };
  });
  shop = await startCatalogueShop((db) => fillCatalogue(db, { ...rest, products: many }, new Date()));
  counted = openCountedDatabase(shop.url);
});
afterAll(async () => {
  await counted.close();
  await shop.close();
});

/** The work of a discount, its undoing and a deletion of these products. */
async function workOn(ids: readonly ProductId[]): Promise<ReadonlyMap<string, Work>[]> {
  const services = { db: counted.db, clock: shop.clock };
  const actor = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const admin: UserId = actor.id;
  counted.takeWork();
  const { changed, undo } = await discountProducts(services, admin, ids, 33 as never, {
    atOnce: FEW * TIMES,
  });
  const costs = [counted.takeWork()];
  if (undo === null) throw new Error('Nothing was changed');
  const restored = await restoreDiscounts(services, admin, undo, FEW * TIMES);
  expect([changed, restored]).toEqual([ids.length, ids.length]);
  costs.push(counted.takeWork());
  expect(await deleteProducts(services, admin, ids, { atOnce: FEW * TIMES })).toBe(ids.length);
  costs.push(counted.takeWork());
  return costs;
}

const idsOfAll = async () =>
  (await shop.db.selectFrom('products').select('id').execute()).map(({ id }) => id);

it('the undo of a discount reads the changes of one step at a time, and each of them once', async () => {
  const services = { db: counted.db, clock: shop.clock };
  const { id: admin } = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const ids = await idsOfAll();
  const { undo } = await discountProducts(services, admin, ids, 34 as never, { atOnce: FEW });
  counted.takeWork();
  expect(await restoreDiscounts(services, admin, undo ?? ('' as never), FEW)).toBe(ids.length);
  const reads = [...counted.takeWork()].filter(([text]) => text.includes(`before ->> 'discount'`));
  const [[, { runs, rows }] = ['', { runs: 0, rows: 0 }]] = reads;
  expect(reads).toHaveLength(1);
  expect(runs).toBe(ids.length / FEW);
  // Each row goes through a few parts of the plan.
  expect(rows / runs).toBeLessThan(FEW * 5);
});

it('a step of a bulk action takes as many statements for many products as for few, and rows in proportion', async () => {
  const ids = await idsOfAll();
  const few = await workOn(ids.slice(0, FEW));
  const many = await workOn(ids.slice(FEW));
  const statements = (work: ReadonlyMap<string, Work>) =>
    [...work.values()].reduce((sum, { runs }) => sum + runs, 0);
  expect(many.map(statements)).toEqual(few.map(statements));
  expect(many.flatMap((work, action) => growthOf(few[action] ?? new Map(), work, GROWTH))).toEqual([]);
});
