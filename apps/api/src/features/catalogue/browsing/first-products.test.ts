import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { firstProducts } from './first-products.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
});
afterAll(() => shop.close());

test('the first products are those of the best sellers and of the rows of home, in its order', async () => {
  const shown = (await shop.call('getBestSellers', {})).data;
  for (const { _id: id } of (await shop.call('getCategories', undefined)).data)
    shown.push(...(await shop.call('getProductsByCategory', { id })).data);
  expect(shown.length).toBeGreaterThan(15);
  expect(firstProducts(shop.shelf)).toEqual([...new Set(shown.map(({ _id }) => _id))]);
});
