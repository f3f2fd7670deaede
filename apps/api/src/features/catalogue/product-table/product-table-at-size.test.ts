import { paise, PRODUCT_SORTS } from '@jhola/domain';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { slowdown } from '@jhola/tools/testing/slowdown.ts';
import { cpuTimeOf, isProvedInFull } from '../../../testing/index.ts';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { SearchEngine } from '../search/search-engine.ts';
import { ADMIN, type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { categoryNamed } from '../testing/read-ids.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';

/** More products than one request can name by their ids. */
const PRODUCTS = 25_354;
/** On a fast core: the times are divided by the `slowdown()` of this one. */
const AT_MOST_MS = 50;
const as = { as: ADMIN };
let shop: CatalogueShop;

/** Copies of the small shop's products, each with its own name, price, stock and discount. */
function manyProducts() {
  const { products, ...rest } = smallCatalogue();
  const many = Array.from({ length: PRODUCTS }, (_, n) => {
    const product = products[n % products.length];
    if (product === undefined) throw new Error('The small shop has no products');
    const own = {
      stock: (n * 7) % 90,
      pricePaise: paise(1_000 + ((n * 7919) % 90_000)),
      discount: (n * 3) % 40,
    };
    return { ...product, ...own, name: `${product.name} ${(n * 6_151) % PRODUCTS}` };
  });
  return { ...rest, products: many };
}

beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, manyProducts(), new Date()));
});
afterAll(() => shop.close());

it(`the first page takes at most ${2 * AT_MOST_MS} ms, because it sorts no names`, async () => {
  expect(await timeOf(() => shop.call('getProductTable', {}, as))).toBeLessThan(2 * AT_MOST_MS);
});

/** CPU time in milliseconds, so that other work on the machine doesn't matter, as on a fast core. */
async function timeOf(action: () => Promise<unknown>): Promise<number> {
  return (await cpuTimeOf(action)) / slowdown();
}

/** The shortest of seven page requests in milliseconds, after one that fills caches. */
async function pageTime(wanted: object): Promise<number> {
  const times = [];
  for (let page = 1; page <= 8; page += 1) {
    times.push(await cpuTimeOf(() => shop.call('getProductTable', { ...wanted, page }, as)));
  }
  return Math.min(...times.slice(1)) / slowdown();
}

it.each(PRODUCT_SORTS)(
  `a page by %s takes at most ${AT_MOST_MS} ms of ${PRODUCTS} products`,
  async (sortBy) => {
    expect(await pageTime({ sortBy, descending: true })).toBeLessThan(AT_MOST_MS);
  },
);

it(`a filtered and a searched page take at most ${AT_MOST_MS} ms`, async () => {
  const { _id: categoryId } = await categoryNamed(shop, 'Dairy');
  expect(await pageTime({ categoryId, stock: 'low', sortBy: 'price' })).toBeLessThan(AT_MOST_MS);
  expect(await pageTime({ search: 'paneer', sortBy: 'name' })).toBeLessThan(AT_MOST_MS);
});

it(`the first page by name takes at most ${4 * AT_MOST_MS} ms after an edit`, async () => {
  const first = await shop.call('getProductTable', { sortBy: 'name', limit: 1 }, as);
  const [product] = first.data;
  if (product === undefined) throw new Error('There is no product');
  const was = product.price;
  await shop.call('editProductField', { _id: product._id, field: 'price', was, value: was + 1 }, as);
  const list = () => shop.call('getProductTable', { sortBy: 'name', limit: 1 }, as);
  expect(await timeOf(list)).toBeLessThan(4 * AT_MOST_MS);
  const { data } = await list();
  expect(data[0]?.price).toBe(was + 1);
});

/**
 * Takes most of this file's CPU time, in proportion to the products: so usually those of one category, thousands of
 * them, and in `npm run nightly` all. `bulk-work.test.ts` checks that more products don't take more work each.
 */
it('thousands of them get a discount, get their former ones back, and are deleted, in one small request each', async () => {
  const { _id: categoryId } = await categoryNamed(shop, 'Fresh');
  const matching = isProvedInFull() ? {} : { categoryId };
  const { totalCount: count } = await shop.call('getProductTable', matching, as);
  expect(count).toBeGreaterThan(3_000);
  const chosen = { matching, count };
  const indexed = vi.spyOn(SearchEngine.prototype, 'add');
  const { newestFirst, bestFirst } = shop.shelf.contents();
  const { data } = await shop.call('discountProducts', { ...chosen, discount: 50 }, as);
  const discounted = await shop.call('getProductTable', { ...matching, discounted: true }, as);
  expect(discounted.totalCount).toBe(count);
  const undone = await shop.call('restoreDiscounts', { undo: data.undo ?? '' }, as);
  expect(undone.data.restored).toBe(data.changed);
  expect(JSON.stringify([data, undone]).length).toBeLessThan(1_000);
  // Only prices changed: no product was reloaded, sorted again, or indexed again.
  expect(shop.shelf.contents().newestFirst).toBe(newestFirst);
  expect(shop.shelf.contents().bestFirst).toBe(bestFirst);
  expect(indexed).not.toHaveBeenCalled();
  expect((await shop.call('deleteProducts', chosen, as)).data.deleted).toBe(count);
  expect((await shop.call('getProductTable', matching, as)).totalCount).toBe(0);
  const noted = await shop.db
    .selectFrom('admin_changes')
    .select(['action', 'entity_name'])
    .where('part_of', 'is', null)
    .where('action', '<>', 'update')
    .orderBy('id')
    .execute();
  const changed = `${data.changed.toLocaleString('en-IN')} products`;
  expect(noted).toEqual([
    { action: 'discount', entity_name: changed },
    { action: 'restore discounts', entity_name: changed },
    { action: 'delete many', entity_name: `${count.toLocaleString('en-IN')} products` },
  ]);
});
