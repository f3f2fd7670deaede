import type { ProductId } from '@jhola/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { takeStock } from '../stock/take-stock.ts';
import { ADMIN, type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { categoryNamed, productNamed, subCategoryNamed } from '../testing/read-ids.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { createListVersions, type ListVersions } from './list-versions.ts';

let shop: CatalogueShop;
let versions: ListVersions;
beforeEach(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
  versions = createListVersions(shop.shelf);
});
afterEach(() => shop.close());

async function sell(name: string, quantity: number): Promise<void> {
  const productId = (await productNamed(shop, name))._id as ProductId;
  await shop.db.transaction().execute((tx) => takeStock(tx, [{ productId, quantity }], shop.clock.now()));
  await shop.shelf.reloadStock([productId]);
}

/** The names of the categories whose row, and of the sub-categories whose list, `change` has changed. */
async function changedBy(change: () => Promise<unknown>) {
  const categories = (await shop.call('getCategories')).data;
  const subCategories = (await shop.call('getSubCategories')).data;
  const read = () => ({
    rows: versions.rows().categories,
    lists: Object.fromEntries(subCategories.map(({ _id }) => [_id, versions.subCategory(_id)])),
  });
  const before = read();
  await change();
  const after = read();
  return {
    rows: categories.flatMap(({ _id, name }) => (before.rows[_id] === after.rows[_id] ? [] : [name])),
    lists: subCategories.flatMap(({ _id, name }) => (before.lists[_id] === after.lists[_id] ? [] : [name])),
  };
}

it('changes the versions only of what looks different', async () => {
  const { _id: productId } = await productNamed(shop, 'Onion');
  const fresh = { rows: ['Fresh'], lists: ['Vegetables'] };
  expect(await changedBy(() => sell('Onion', 5))).toEqual({ rows: [], lists: [] });
  expect(await changedBy(() => sell('Onion', 15))).toEqual(fresh);
  const change = async (fields: object) => {
    const { data } = await shop.call('getProduct', { productId });
    return shop.call('updateProduct', { ...data, ...fields } as never, { as: ADMIN });
  };
  expect(await changedBy(() => change({ stock: 20 }))).toEqual(fresh);
  expect(await changedBy(() => change({ price: 99 }))).toEqual(fresh);
  expect(await changedBy(() => change({ name: 'Red Onion' }))).toEqual(fresh);
  const [dairy, milk] = [await categoryNamed(shop, 'Dairy'), await subCategoryNamed(shop, 'Milk')];
  const places = { category: [dairy._id], subCategory: [milk._id] };
  const moved = await changedBy(() => change(places));
  expect(moved).toEqual({ rows: ['Dairy', 'Fresh'], lists: ['Milk', 'Vegetables'] });
});

it('changes the version of the best sellers with them', async () => {
  const { data } = await shop.call('getBestSellers', {});
  const before = versions.rows().best;
  const last = data.at(-1)?.name ?? '';
  await sell(last, 5);
  expect(versions.rows().best).toBe(before);
  await sell(last, 15);
  expect(versions.rows().best).not.toBe(before);
});

it('computes the same versions in every process', async () => {
  const other = createListVersions(await shop.anotherShelf());
  const milk = await subCategoryNamed(shop, 'Milk');
  expect(other.rows()).toEqual(versions.rows());
  expect(other.subCategory(milk._id)).toBe(versions.subCategory(milk._id));
  expect(other.all()).toBe(versions.all());
});
