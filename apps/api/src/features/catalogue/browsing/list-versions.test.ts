import type { ProductId } from '@jhola/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { addSales } from '../ranking/add-sales.ts';
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

/** The names of the products whose stock `act` reads. */
async function namesReadBy(act: () => unknown): Promise<Set<string>> {
  const read = new Set<string>();
  for (const product of shop.shelf.contents().products.values()) {
    let { stock } = product;
    Object.defineProperty(product, 'stock', {
      get() {
        read.add(product.name);
        return stock;
      },
      set(value: number) {
        stock = value;
      },
    });
  }
  await act();
  return read;
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
  const rename = () => shop.call('updateSubCategory', { ...milk, name: 'Milk & Co' } as never, { as: ADMIN });
  expect(await changedBy(rename)).toEqual({ rows: ['Dairy'], lists: ['Milk'] });
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

it('changes the version of a search, and of a product, only with what is shown', async () => {
  const atta = await productNamed(shop, 'Chakki Whole Wheat Atta');
  const read = () => [
    versions.search('onion', false),
    versions.search('milk', false),
    versions.product(atta._id),
    versions.product((atta._id as string).replace(/^./, '1')),
  ];
  const changedAfter = async (change: () => Promise<unknown>) => {
    const before = read();
    await change();
    const after = read();
    return after.map((version, index) => version !== before[index]);
  };
  expect(await changedAfter(() => sell('Onion', 5))).toEqual([false, false, false, false]);
  expect(await changedAfter(() => sell('Onion', 15))).toEqual([true, false, false, false]);
  expect(await changedAfter(() => sell('Chakki Whole Wheat Atta', 20))).toEqual([false, false, true, false]);
  const { data } = await shop.call('getProduct', { productId: atta._id });
  const edited = () => shop.call('updateProduct', { ...data, price: 99 } as never, { as: ADMIN });
  expect(await changedAfter(edited)).toEqual([false, false, true, false]);
});

it('changes the version of what is beside a product only with products like it, and those that go with it', async () => {
  const [onion, milk] = [await productNamed(shop, 'Onion'), await productNamed(shop, 'Gokul Toned Milk')];
  const read = () => [onion, milk].map(({ _id }) => versions.besideProduct(_id));
  const changedAfter = async (change: () => Promise<unknown>) => {
    const before = read();
    await change();
    const after = read();
    return after.map((version, index) => version !== before[index]);
  };
  expect(await changedAfter(() => sell('Potato', 5))).toEqual([false, false]);
  expect(await changedAfter(() => sell('Potato', 15))).toEqual([true, false]);
  expect(await changedAfter(() => sell('Gokul Full Cream Milk', 20))).toEqual([false, true]);
  expect(await changedAfter(() => sell('Crème Soap', 20))).toEqual([false, false]);
  // They go with milk.
  expect(await changedAfter(() => sell('Milk Biscuits', 20))).toEqual([false, true]);
  expect(versions.besideProduct(milk._id.replace(/^./, '1'))).toBe('');
});

it('reads only the lists of a product that sells out', async () => {
  const [{ data: categories }, { data: subCategories }] = [
    await shop.call('getCategories'),
    await shop.call('getSubCategories'),
  ];
  const readAll = async () => {
    for (const { _id, category } of subCategories) {
      versions.subCategory(_id);
      const categoryId = category.map(({ _id }) => _id);
      await shop.call('getListing', { categoryId, subCategoryId: [_id], counts: true } as never);
    }
  };
  await readAll();
  const { products, byCategory } = shop.shelf.contents();
  const fresh = categories.find(({ name }) => name === 'Fresh');
  const ofFresh = (byCategory.get(fresh?._id ?? '') ?? []).map(({ name }) => name);
  expect(ofFresh.length).toBeLessThan(products.size / 2);
  const read = await namesReadBy(async () => {
    await sell('Onion', 20);
    await readAll();
  });
  expect(read).toContain('Onion');
  expect([...read].filter((name) => !ofFresh.includes(name))).toEqual([]);
});

/** Counts an order of each product. */
async function order(...names: string[]): Promise<void> {
  const ids = await Promise.all(names.map(async (name) => (await productNamed(shop, name))._id as ProductId));
  const sales = ids.map((productId) => ({ productId, placedAt: shop.clock.now(), counts: true }));
  await inTransaction(shop.db, (tx) => addSales(tx, shop.clock.now(), async () => sales));
  await shop.shelf.catchUp();
}

it('changes versions with a new ranking only where products move, or a page ends', async () => {
  await shop.db.updateTable('sales_ranking').set({ as_of: shop.clock.now() }).execute();
  const vegetables = await subCategoryNamed(shop, 'Vegetables');
  const { bySubCategory } = shop.shelf.contents();
  const [first = '', second = ''] = (bySubCategory.get(vegetables._id) ?? []).map(({ name }) => name);
  await order(first);
  const read = () => [
    shop.shelf.versionOf([]),
    versions.search(second, false),
    versions.subCategory(vegetables._id, true),
  ];
  const before = read();
  const version = shop.shelf.version();
  const [found, other] = [shop.shelf.search(first), shop.shelf.search('milk')];
  expect(found.products.map(({ name }) => name)).toContain(first);
  expect(other.products.map(({ name }) => name)).not.toContain(first);
  expect(await changedBy(() => order(first))).toEqual({ rows: [], lists: [] });
  expect(shop.shelf.search(first)).not.toBe(found);
  expect(shop.shelf.search('milk')).toBe(other);
  expect(shop.shelf.version()).not.toBe(version);
  const after = read();
  expect(after.map((each, index) => each !== before[index])).toEqual([false, false, true]);
  const moved = await changedBy(() => order(second, second, second, second));
  expect(moved.lists).toEqual(['Vegetables']);
  expect(moved.rows).toEqual(['Fresh']);
  expect(shop.shelf.versionOf([])).toBe(before[0]);
});

it('computes the same versions in every process', async () => {
  const other = createListVersions(await shop.anotherShelf());
  const milk = await subCategoryNamed(shop, 'Milk');
  expect(other.rows()).toEqual(versions.rows());
  expect(other.subCategory(milk._id)).toBe(versions.subCategory(milk._id));
  const onion = await productNamed(shop, 'Onion');
  expect(other.besideProduct(onion._id)).toBe(versions.besideProduct(onion._id));
  expect(other.search('milk', false)).toBe(versions.search('milk', false));
});
