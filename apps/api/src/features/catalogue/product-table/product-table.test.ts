import type { WireProduct } from '@jhola/contract';
import { type CategoryId, discountFault, makeId, type Paise, type ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { takeStock } from '../stock/take-stock.ts';
import { ADMIN, type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { categoryNamed, productNamed } from '../testing/read-ids.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';

let shop: CatalogueShop;
const as = { as: ADMIN };
beforeEach(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
  return () => shop.close();
});

const sell = (productId: string, quantity: number) =>
  shop.db
    .transaction()
    .execute((tx) => takeStock(tx, [{ productId: productId as ProductId, quantity }], shop.clock.now()));

type Edit = { field: 'price' | 'stock' | 'discount'; was: number; value: number; editId?: string };
const edit = async (product: WireProduct, change: Edit) =>
  (await shop.call('editProductField', { _id: product._id, ...change }, as)).data;
const refusal = (product: WireProduct, change: Edit) =>
  shop.refused('editProductField', { _id: product._id, ...change }, as);

const namesOf = (products: readonly WireProduct[]) => products.map(({ name }) => name);

describe('the product table', () => {
  const list = async (wanted: object) => shop.call('getProductTable', { limit: 100, ...wanted }, as);

  it('sorts by each of its columns, ascending and descending', async () => {
    const salt = await productNamed(shop, 'Iodised Salt');
    await edit(salt, { field: 'price', was: salt.price, value: 2 });
    await edit(salt, { field: 'discount', was: 10, value: 50 });
    await edit(salt, { field: 'stock', was: 20, value: 999 });
    const first = async (wanted: object) => (await list(wanted)).data[0]?.name;
    expect(await first({ sortBy: 'price' })).toBe('Iodised Salt');
    expect(await first({ sortBy: 'discount', descending: true })).toBe('Iodised Salt');
    expect(await first({ sortBy: 'stock', descending: true })).toBe('Iodised Salt');
    expect(await first({ sortBy: 'changed', descending: true })).toBe('Iodised Salt');
    expect(await first({ sortBy: 'stock' })).toBe('Nandi Buffalo Milk');
    const names = namesOf((await list({ sortBy: 'name' })).data);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-IN')));
    expect(namesOf((await list({ sortBy: 'name', descending: true })).data)).toEqual(
      names.toSorted((one, other) => other.localeCompare(one, 'en-IN')),
    );
  });

  it('sorts by name after a product was renamed, added and deleted', async () => {
    await list({ sortBy: 'name' });
    const besan = await productNamed(shop, 'Besan');
    await shop.call('updateProduct', { ...besan, name: 'Zafrani Besan' } as never, as);
    const { _id: _gone, ...form } = await productNamed(shop, 'Toor Dal');
    await shop.call('createProduct', { ...form, name: 'Aam Papad' } as never, as);
    await shop.call('deleteProduct', { _id: (await productNamed(shop, 'Butter Cookies'))._id }, as);
    const names = namesOf((await list({ sortBy: 'name' })).data);
    expect([names[0], names.at(-1)]).toEqual(['Aam Papad', 'Zafrani Besan']);
    expect(names).not.toContain('Butter Cookies');
  });

  it('filters by category, stock and discount, also within a search, and counts what each filter would leave', async () => {
    const dairy = await categoryNamed(shop, 'Dairy');
    const curd = await productNamed(shop, 'Gokul Curd');
    await edit(curd, { field: 'stock', was: 20, value: 5 });
    await edit(curd, { field: 'discount', was: 10, value: 0 });
    expect(namesOf((await list({ stock: 'out' })).data)).toEqual(['Nandi Buffalo Milk']);
    expect(namesOf((await list({ stock: 'low' })).data).toSorted()).toEqual([
      'Gokul Curd',
      'Nandi Buffalo Milk',
    ]);
    const inDairy = await list({ categoryId: dairy._id });
    expect(inDairy.counts).toEqual({ all: 9, low: 2, out: 1, discounted: 8 });
    expect((await list({ categoryId: dairy._id, discounted: true })).totalCount).toBe(8);
    const milks = await list({ search: '%6dilk', categoryId: dairy._id, stock: 'low' });
    expect(namesOf(milks.data)).toEqual(['Nandi Buffalo Milk']);
    expect(milks.counts.all).toBeGreaterThan(3);
  });

  it('shows each product on one page', async () => {
    const { totalCount } = await list({});
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sortBy: 'price', page, limit: 12 })));
    const ids = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(Math.min(36, totalCount));
    expect(pages[0]?.totalNoPage).toBe(Math.ceil(totalCount / 12));
  });
});

describe('an edit in place', () => {
  it('changes one field, which is visible at once', async () => {
    const product = await productNamed(shop, 'Besan');
    const priced = await edit(product, { field: 'price', was: product.price, value: 61.25 });
    expect(priced).toMatchObject({ price: 61.25, discount: 10, stock: 20 });
    const stocked = await edit(priced, { field: 'stock', was: 20, value: 8 });
    expect(stocked).toMatchObject({ price: 61.25, stock: 8 });
    expect((await shop.call('getProduct', { productId: product._id })).data).toEqual(stocked);
  });

  it('changes the stock by the difference, whatever was sold in between', async () => {
    const product = await productNamed(shop, 'Besan');
    await sell(product._id, 4);
    expect((await edit(product, { field: 'stock', was: 20, value: 30 })).stock).toBe(26);
    await sell(product._id, 10);
    expect(await refusal(product, { field: 'stock', was: 30, value: 3 })).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'Only 16 left of Besan',
    });
  });

  it('that is sent again with its id, after a lost response, is made once', async () => {
    const product = await productNamed(shop, 'Besan');
    const found = { field: 'stock', was: 20, value: 30, editId: makeId<'ProductEdit'>(new Date()) } as const;
    await edit(product, found);
    await sell(product._id, 4);
    const sentTwiceMore = await Promise.all([edit(product, found), edit(product, found)]);
    expect(sentTwiceMore.map(({ stock }) => stock)).toEqual([26, 26]);
    const raised = {
      field: 'price',
      was: product.price,
      value: 61,
      editId: makeId<'ProductEdit'>(new Date()),
    } as const;
    await edit(product, raised);
    await edit(product, { field: 'price', was: 61, value: product.price });
    expect((await edit(product, raised)).price).toBe(product.price);
    await edit(product, { field: 'price', was: product.price, value: 70 });
    expect((await edit(product, raised)).price).toBe(70);
    const changes = await shop.db
      .selectFrom('admin_changes')
      .select('after')
      .where('entity_id', '=', product._id)
      .execute();
    expect(changes).toHaveLength(4);
  });

  it('that was refused is judged again when it is sent again', async () => {
    const product = await productNamed(shop, 'Besan');
    const editId = makeId<'ProductEdit'>(new Date());
    const emptied = { field: 'stock', was: 20, value: 0, editId } as const;
    await sell(product._id, 4);
    expect(await refusal(product, emptied)).toMatchObject({ code: 'OUT_OF_STOCK' });
    await edit(product, { field: 'stock', was: 16, value: 25 });
    expect((await edit(product, emptied)).stock).toBe(5);
  });

  it('of the stock doesn’t conflict with a form that is open elsewhere', async () => {
    const product = await productNamed(shop, 'Besan');
    await edit(product, { field: 'stock', was: 20, value: 50 });
    const { data } = await shop.call('updateProduct', { ...product, unit: '600 g' } as never, as);
    expect(data).toMatchObject({ unit: '600 g', stock: 50 });
  });

  it.each([
    ['price', 40, 55, 'The price has changed to ₹55 meanwhile'],
    ['discount', 15, 25, 'The discount has changed to 25% meanwhile'],
  ] as const)(
    'of a %s that somebody else changed is refused with what it is',
    async (field, mine, theirs, message) => {
      const product = await productNamed(shop, 'Besan');
      await edit(product, { field, was: product[field], value: theirs });
      const refused = await refusal(product, { field, was: product[field], value: mine });
      expect(refused).toMatchObject({ status: 409, code: 'STALE', field, message });
      // Two admins who want the same value don't conflict.
      expect((await edit(product, { field, was: product[field], value: theirs }))[field]).toBe(theirs);
    },
  );

  it('of a price makes a form opened before it STALE', async () => {
    const product = await productNamed(shop, 'Besan');
    await edit(product, { field: 'price', was: product.price, value: 40 });
    expect(await shop.refused('updateProduct', product, as)).toMatchObject({ code: 'STALE' });
  });

  it.each([
    ['price', 0],
    ['price', 1.005],
    ['stock', -1],
    ['discount', 101],
    ['name', 5],
  ])('refuses %s %j', async (field, value) => {
    const { _id } = await productNamed(shop, 'Besan');
    const input = { _id, field, was: 20, value };
    expect(await shop.refused('editProductField', input, as)).toMatchObject({ status: 400 });
  });

  it('of a deleted product is NOT_FOUND', async () => {
    const product = { ...(await productNamed(shop, 'Besan')), _id: makeId<'Product'>(new Date()) };
    expect(await refusal(product, { field: 'price', was: 1, value: 2 })).toMatchObject({ status: 404 });
  });
});

describe('a product that rounding would make free', () => {
  const FAULT = 'With 10% off, ₹0.50 would cost nothing. Lower the discount or raise the price';

  it('is refused by the form and by both fields in place, and nothing changes', async () => {
    const besan = await productNamed(shop, 'Besan');
    const refused = { status: 400, field: 'discount', message: FAULT };
    const form = { ...besan, price: 0.5, discount: 10 };
    expect(await shop.refused('createProduct', { ...form, _id: undefined }, as)).toMatchObject(refused);
    expect(await shop.refused('updateProduct', form, as)).toMatchObject(refused);
    const price = { field: 'price', was: besan.price, value: 0.5 } as const;
    expect(await refusal(besan, price)).toMatchObject({ ...refused, field: 'price' });
    await edit(besan, { field: 'discount', was: 10, value: 0 });
    const cheap = await edit(besan, price);
    const discount = { field: 'discount', was: 0, value: 10 } as const;
    expect(await refusal(cheap, discount)).toMatchObject(refused);
    expect(await productNamed(shop, 'Besan')).toMatchObject({ price: 0.5, discount: 0 });
  });

  it('is refused among many, by name, and none of them changes', async () => {
    const [besan, onion] = [await productNamed(shop, 'Besan'), await productNamed(shop, 'Onion')];
    await edit(besan, { field: 'discount', was: 10, value: 0 });
    await edit(besan, { field: 'price', was: besan.price, value: 0.5 });
    const many = { ids: [besan._id, onion._id], count: 2, discount: 20 };
    expect(await shop.refused('discountProducts', many, as)).toMatchObject({
      status: 409,
      message: 'With 20% off, these would cost nothing: Besan. Leave them out or lower the discount',
    });
    expect((await productNamed(shop, 'Onion')).discount).toBe(10);
  });

  it('keeps its discount when others get theirs back', async () => {
    const besan = await productNamed(shop, 'Besan');
    const { data } = await shop.call('discountProducts', { ids: [besan._id], count: 1, discount: 0 }, as);
    await edit(besan, { field: 'price', was: besan.price, value: 0.5 });
    const undone = await shop.call('restoreDiscounts', { undo: data.undo ?? '' }, as);
    expect(undone.data.restored).toBe(0);
  });

  it('is refused by the database for the same prices and discounts', async () => {
    const { rows } = await sql<{ price: Paise; discount: number; is_sellable: boolean }>`
      select price, discount, is_sellable(price, discount)
      from generate_series(1, 420) as price, generate_series(0, 100) as discount`.execute(shop.db);
    const differing = rows.filter(
      (row) => row.is_sellable !== (discountFault(row.price, row.discount) === null),
    );
    expect(differing).toEqual([]);
    const unsellable = shop.db.updateTable('products').set({ price_paise: 50 as Paise, discount_percent: 1 });
    await expect(unsellable.execute()).rejects.toThrow('products_valid');
  });
});

describe('many products at once', () => {
  it('get a discount and the previous one back, except those changed in between', async () => {
    const [besan, onion, potato] = [
      await productNamed(shop, 'Besan'),
      await productNamed(shop, 'Onion'),
      await productNamed(shop, 'Potato'),
    ];
    await edit(onion, { field: 'discount', was: 10, value: 30 });
    await edit(potato, { field: 'discount', was: 10, value: 25 });
    const ids = [besan._id, onion._id, potato._id, potato._id];
    const { data } = await shop.call('discountProducts', { ids, count: 3, discount: 25 }, as);
    expect(data.changed).toBe(2);
    expect((await productNamed(shop, 'Besan')).discount).toBe(25);
    await edit(besan, { field: 'discount', was: 25, value: 50 });
    const undone = await shop.call('restoreDiscounts', { undo: data.undo ?? '' }, as);
    expect(undone).toMatchObject({ data: { restored: 1 }, message: '1 product changed back' });
    const discounts = await Promise.all(
      ['Besan', 'Onion', 'Potato'].map(async (name) => (await productNamed(shop, name)).discount),
    );
    expect(discounts).toEqual([50, 30, 25]);
  });

  it('can be all that match, if their number is the confirmed one', async () => {
    const dairy = await categoryNamed(shop, 'Dairy');
    const matching = { categoryId: dairy._id as CategoryId };
    expect(await shop.refused('deleteProducts', { matching, count: 8 }, as)).toMatchObject({
      status: 409,
      message: '9 products match now, not 8. Please look again',
    });
    const { data, message } = await shop.call('deleteProducts', { matching, count: 9 }, as);
    expect([data.deleted, message]).toEqual([9, '9 products deleted']);
    expect((await shop.call('getProductTable', matching, as)).totalCount).toBe(0);
    expect((await shop.call('searchProducts', { search: 'curd' })).data).toEqual([]);
  });

  it('are chosen in one way, and some', async () => {
    const { _id } = await productNamed(shop, 'Besan');
    for (const chosen of [{ count: 1 }, { ids: [_id], matching: {}, count: 1 }, { ids: [], count: 1 }]) {
      expect(await shop.refused('deleteProducts', chosen, as)).toMatchObject({ status: 400 });
    }
    const gone = { ids: [makeId<'Product'>(new Date())], count: 1 };
    expect((await shop.call('deleteProducts', gone, as)).data.deleted).toBe(0);
  });

  describe('whose action is sent again with its id, after a lost response,', () => {
    const again = () => ({ actionId: makeId<'BulkAction'>(new Date()) });
    const changesOf = (action: string) =>
      shop.db.selectFrom('admin_changes').select('id').where('action', '=', action).execute();

    it('have the discount and the undo of the first request, also if some were edited since', async () => {
      const [besan, onion] = [await productNamed(shop, 'Besan'), await productNamed(shop, 'Onion')];
      const input = { ids: [besan._id, onion._id], count: 2, discount: 25, ...again() };
      const first = await shop.call('discountProducts', input, as);
      await edit(besan, { field: 'discount', was: 25, value: 40 });
      expect(await shop.call('discountProducts', input, as)).toEqual(first);
      expect(first).toMatchObject({ data: { changed: 2 }, message: '2 products changed to 25% discount' });
      expect((await productNamed(shop, 'Besan')).discount).toBe(40);
      expect(await changesOf('discount')).toHaveLength(1);
    });

    it('have one change if both requests arrive at the same time', async () => {
      const { data } = await shop.call('getProductTable', { limit: 100 }, as);
      const ids = data.map(({ _id }) => _id);
      const input = { ids, count: ids.length, discount: 15, ...again() };
      const both = await Promise.all([1, 2].map(() => shop.call('discountProducts', input, as)));
      expect(both[1]).toEqual(both[0]);
      expect(both[0]?.data.changed).toBe(ids.length);
      expect(await changesOf('discount')).toHaveLength(1);
    });

    it('are deleted once, also if all that match were chosen and others match now', async () => {
      const dairy = await categoryNamed(shop, 'Dairy');
      const { _id: _curd, ...curd } = await productNamed(shop, 'Gokul Curd');
      const input = { matching: { categoryId: dairy._id as CategoryId }, count: 9, ...again() };
      const first = await shop.call('deleteProducts', input, as);
      expect(await shop.call('deleteProducts', input, as)).toEqual(first);
      await shop.call('createProduct', { ...curd, name: 'Nandi Curd' } as never, as);
      expect(await shop.call('deleteProducts', input, as)).toEqual(first);
      expect(first.data.deleted).toBe(9);
      expect((await productNamed(shop, 'Nandi Curd')).name).toBe('Nandi Curd');
      expect(await shop.refused('deleteProducts', { ...input, ...again() }, as)).toMatchObject({
        status: 409,
      });
    });

    it('get their discounts back once', async () => {
      const besan = await productNamed(shop, 'Besan');
      const { data } = await shop.call('discountProducts', { ids: [besan._id], count: 1, discount: 25 }, as);
      const undone = await shop.call('restoreDiscounts', { undo: data.undo ?? '' }, as);
      expect(await shop.call('restoreDiscounts', { undo: data.undo ?? '' }, as)).toEqual(undone);
      expect(undone.data.restored).toBe(1);
      expect(await changesOf('restore discounts')).toHaveLength(1);
    });
  });

  it('can change at the same time as orders and one another without a deadlock', async () => {
    const { data } = await shop.call('getProductTable', { limit: 100 }, as);
    const ids = data.filter(({ stock }) => stock > 5).map(({ _id }) => _id);
    const backwards = ids.toReversed();
    await Promise.all([
      shop.call('discountProducts', { ids, count: ids.length, discount: 5 }, as),
      shop.call('discountProducts', { ids: backwards, count: ids.length, discount: 6 }, as),
      ...backwards.map((id) => sell(id, 1)),
    ]);
    const after = (await shop.call('getProductTable', { limit: 100 }, as)).data;
    expect(new Set(after.filter(({ _id }) => ids.includes(_id)).map(({ discount }) => discount)).size).toBe(
      1,
    );
  });
});
