import { makeId, paise, type ProductId } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCatalogue } from './fill/fill-catalogue.ts';
import { takeStock } from './stock/take-stock.ts';
import { ADMIN, type CatalogueShop, startCatalogueShop } from './testing/catalogue-shop.ts';
import { categoryNamed, productNamed, subCategoryNamed } from './testing/read-ids.ts';
import { smallCatalogue } from './testing/small-catalogue.ts';

let shop: CatalogueShop;
const as = { as: ADMIN };
const image = 'http://shop.test/images/abcdef1234/640.webp';
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
});
afterAll(() => shop.close());

const unknown = () => makeId<never>(new Date());

async function productForm(name = 'Ragi Flour') {
  const [staples, flour] = [
    await categoryNamed(shop, 'Staples'),
    await subCategoryNamed(shop, 'Atta & Flour'),
  ];
  return {
    name,
    image: [image],
    category: [staples],
    subCategory: [flour],
    unit: '1 kg',
    stock: 10,
    price: 99.5,
    discount: 7,
    description: 'Stone-ground.',
    more_details: { Brand: 'Gokul', 'Country of origin': 'India' },
  } as Record<string, unknown>;
}

async function create(name: string, change: Record<string, unknown> = {}) {
  const { data } = await shop.call('createProduct', { ...(await productForm(name)), ...change } as never, as);
  return data;
}

const sell = (productId: string, quantity: number) =>
  shop.db
    .transaction()
    .execute((tx) => takeStock(tx, [{ productId: productId as ProductId, quantity }], shop.clock.now()));

describe('products', () => {
  it('are created and found at once', async () => {
    const created = await create('Jowar Flour');
    expect(created).toMatchObject({ price: 99.5, discount: 7, image: [image], unit: '1 kg', stock: 10 });
    expect(Object.keys(created.more_details)).toEqual(['Brand', 'Country of origin']);
    expect((await shop.call('getProduct', { productId: created._id })).data).toEqual(created);
    expect((await shop.call('searchProducts', { search: 'jowar' })).data).toEqual([created]);
    expect((await shop.call('getProducts', { limit: 1 })).data).toEqual([created]);
    const stored = await shop.db.selectFrom('products').select('images').execute();
    expect(stored.flatMap((row) => row.images).filter((path) => !path.startsWith('/images/'))).toEqual([]);
  });

  it('are created once if the form is sent again with its id, after a lost response', async () => {
    const editId = makeId<'ProductEdit'>(new Date());
    const sent = await Promise.all([create('Kodo Flour', { editId }), create('Kodo Flour', { editId })]);
    expect(sent[1]).toEqual(sent[0]);
    expect(await create('Kodo Flour', { editId })).toEqual(sent[0]);
    expect((await shop.call('searchProducts', { search: 'kodo' })).data).toEqual([sent[0]]);
    expect((await create('Kodo Flour'))._id).not.toBe(sent[0]?._id);
    await shop.call('deleteProduct', { _id: sent[0]?._id as never }, as);
    const again = { ...(await productForm('Kodo Flour')), editId } as never;
    expect(await shop.refused('createProduct', again, as)).toMatchObject({ status: 404 });
  });

  it('that were refused can be sent again with the same id', async () => {
    const editId = makeId<'ProductEdit'>(new Date());
    const refused = { ...(await productForm('Sama Flour')), category: [unknown()], editId } as never;
    expect(await shop.refused('createProduct', refused, as)).toMatchObject({ status: 404 });
    expect((await create('Sama Flour', { editId })).name).toBe('Sama Flour');
  });

  it('accept numbers as text, and a single picture, category or sub-category', async () => {
    const form = await productForm('Bajra Flour');
    const [staples] = form['category'] as { _id: string }[];
    const [flour] = form['subCategory'] as { _id: string }[];
    const given = {
      ...form,
      stock: '12',
      price: '40.25',
      discount: '5',
      image,
      category: staples?._id,
      subCategory: flour,
    };
    const { data } = await shop.call('createProduct', given as never, as);
    expect(data).toMatchObject({ stock: 12, price: 40.25, discount: 5, image: [image] });
  });

  it.each([
    ['price', 0],
    ['price', -5],
    ['price', 1_000_000.01],
    ['price', 1.005],
    ['price', 'ten'],
    ['price', true],
    ['price', null],
    ['price', 1e300],
    ['price', '0x10'],
    ['stock', -1],
    ['stock', 1.5],
    ['stock', 1_000_001],
    ['stock', ''],
    ['discount', 101],
    ['discount', -1],
    ['discount', 2.5],
    ['image', []],
    ['image', ['ftp://x']],
    ['category', []],
    ['category', ['abc']],
    ['subCategory', {}],
    ['unit', ''],
    ['name', 5],
    ['description', 'x'.repeat(5_001)],
    ['more_details', []],
    ['more_details', { a: 5 }],
    ['more_details', { '': 'x' }],
    ['more_details', { a: '\u0000' }],
    ['image', Array.from({ length: 13 }, () => image)],
  ])('refuse %s %j', async (field, value) => {
    const refusal = await shop.refused('createProduct', { ...(await productForm()), [field]: value }, as);
    expect(refusal).toMatchObject({ status: 400 });
  });

  it('need categories and sub-categories that exist', async () => {
    const missing = unknown();
    const form = await productForm();
    expect(await shop.refused('createProduct', { ...form, category: [missing] }, as)).toMatchObject({
      status: 404,
      message: 'A chosen category was deleted. Please remove it',
      field: 'category',
    });
    expect(await shop.refused('createProduct', { ...form, subCategory: [missing] }, as)).toMatchObject({
      status: 404,
      message: 'A chosen sub category was deleted. Please remove it',
      field: 'subCategory',
    });
  });

  it('can be changed, and found by their new name only', async () => {
    const product = await create('Barley Flour');
    const rice = await subCategoryNamed(shop, 'Rice');
    const change = {
      ...product,
      name: 'Kodo Millet',
      price: 120,
      subCategory: [rice],
      more_details: { Z: '1', A: '2' },
    };
    const { data } = await shop.call('updateProduct', change, as);
    expect(data).toMatchObject({
      name: 'Kodo Millet',
      price: 120,
      subCategory: [{ name: 'Rice' }],
      createdAt: product.createdAt,
    });
    expect((await shop.call('getProduct', { productId: product._id })).data).toEqual(data);
    expect((await shop.call('searchProducts', { search: 'barley' })).data).toEqual([]);
    expect((await shop.call('searchProducts', { search: 'kodo' })).data).toEqual([data]);
    const listing = { categoryId: data.category[0]?._id ?? '', subCategoryId: rice._id, limit: 50 };
    expect((await shop.call('getListing', listing)).data).toContainEqual(data);
  });

  it('that somebody edited in between are not overwritten', async () => {
    const product = await create('Stale Flour');
    await shop.call('updateProduct', { ...product, name: 'Fresher Flour' }, as);
    expect(await shop.refused('updateProduct', { ...product, name: 'Old Flour' }, as)).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    expect((await productNamed(shop, 'Fresher Flour'))._id).toBe(product._id);
    const { updatedAt: _, ...unguarded } = product;
    const { data } = await shop.call('updateProduct', { ...unguarded, name: 'Forced Flour' }, as);
    expect(data.name).toBe('Forced Flour');
  });

  it('are changed once by a form that is sent again with its id, which is no conflict with itself', async () => {
    const { _id, createdAt: _made, ...form } = await create('Rajgira Flour');
    const sent = { ...form, _id, stock: 12, price: 80, editId: makeId<'ProductEdit'>(new Date()) } as never;
    await shop.call('updateProduct', sent, as);
    await sell(_id, 3);
    expect((await shop.call('updateProduct', sent, as)).data).toMatchObject({ price: 80, stock: 9 });
    const other = { ...(sent as object), editId: makeId<'ProductEdit'>(new Date()) } as never;
    expect(await shop.refused('updateProduct', other, as)).toMatchObject({ code: 'STALE' });
  });

  it('that were sold in between keep the reduced stock', async () => {
    const product = await create('Selling Flour', { stock: 10 });
    await sell(product._id, 4);
    const { data } = await shop.call('updateProduct', { ...product, stock: 30 }, as);
    expect(data.stock).toBe(26);
    const untouched = await shop.call('updateProduct', { ...data, name: 'Selling Flour 2' }, as);
    expect(untouched.data.stock).toBe(26);
  });

  it('that were sold in between keep the reduced stock, also by a form without updatedAt, as the specification has it', async () => {
    const { updatedAt: _, ...form } = await create('Plain Flour', { stock: 10 });
    const save = async (stock: number, name = 'Plain Flour') =>
      (await shop.call('updateProduct', { ...form, name, stock }, as)).data.stock;
    await sell(form._id, 2);
    await sell(form._id, 1);
    expect(await save(10, 'Plain Flour 2')).toBe(7);
    expect(await save(8)).toBe(7);
    expect(await save(7)).toBe(7);
    // An admin's count: more than there ever was, or less than there is.
    expect(await save(25)).toBe(25);
    expect(await save(5)).toBe(5);
    await sell(form._id, 5);
    expect(await save(5)).toBe(0);
    // The shelf is refilled the next day.
    shop.clock.advance(13 * 60 * 60_000);
    expect(await save(5)).toBe(5);
  });

  it('can’t be set below what was sold in between', async () => {
    const product = await create('Scarce Flour', { stock: 10 });
    await sell(product._id, 4);
    expect(await shop.refused('updateProduct', { ...product, stock: 3 }, as)).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
    });
  });

  describe('that somebody edited in between, overwritten on request', () => {
    const overwrite = (form: object) => ({ ...form, overwrites: true }) as never;
    const save = async (form: object) => (await shop.call('updateProduct', overwrite(form), as)).data;
    const rename = (product: { _id: string }, name: string) =>
      shop.call('updateProduct', { ...product, name } as never, as);

    it('keep the reduced stock', async () => {
      const product = await create('Overwritten Flour', { stock: 10 });
      await sell(product._id, 3);
      await rename(product, 'Their Flour');
      expect(await shop.refused('updateProduct', product, as)).toMatchObject({ code: 'STALE' });
      expect(await save(product)).toMatchObject({ name: 'Overwritten Flour', stock: 7 });
    });

    it('keep stock that was added elsewhere, in place or by another form', async () => {
      const product = await create('Refilled Flour', { stock: 10 });
      const { _id } = product;
      await shop.call('editProductField', { _id, field: 'stock', was: 10, value: 16 }, as);
      const { data: theirs } = await shop.call('getProductToEdit', { productId: _id }, as);
      await shop.call('updateProduct', { ...theirs, name: 'Their Refill', stock: 18 }, as);
      expect(await save({ ...product, stock: 11 })).toMatchObject({ name: 'Refilled Flour', stock: 19 });
    });

    it('change the stock once if the form is sent again', async () => {
      const product = await create('Repeated Flour', { stock: 10 });
      const form = { ...product, stock: 50 };
      // Its response was lost.
      await shop.call('updateProduct', form, as);
      await sell(product._id, 3);
      expect(await shop.refused('updateProduct', form, as)).toMatchObject({ code: 'STALE' });
      expect((await save(form)).stock).toBe(47);
      await rename(await save(form), 'Their Repetition');
      expect(await save(form)).toMatchObject({ name: 'Repeated Flour', stock: 47 });
    });

    it('can’t be set below what was sold', async () => {
      const product = await create('Overwritten Scarce Flour', { stock: 10 });
      await sell(product._id, 4);
      await rename(product, 'Their Scarce Flour');
      const refusal = await shop.refused('updateProduct', overwrite({ ...product, stock: 3 }), as);
      expect(refusal).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    });

    it('get the form’s stock if it claims to have been opened just now', async () => {
      const product = await create('Guessed Flour', { stock: 10 });
      await sell(product._id, 3);
      const updatedAt = new Date(shop.clock.now().getTime() + 60_000).toISOString();
      expect((await save({ ...product, stock: 12, updatedAt })).stock).toBe(12);
      expect(await shop.refused('updateProduct', { ...product, overwrites: 'yes' }, as)).toMatchObject({
        status: 400,
      });
    });
  });

  it('survive a hundred sales during an edit', async () => {
    const product = await create('Busy Flour', { stock: 200 });
    const sales = Array.from({ length: 100 }, () => sell(product._id, 1));
    const edit = shop.call('updateProduct', { ...product, stock: 500 }, as);
    await Promise.all([...sales, edit]);
    const row = await shop.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', product._id as ProductId)
      .executeTakeFirstOrThrow();
    expect(row.stock).toBe(400);
  });

  it('are deleted everywhere, once', async () => {
    const product = await create('Fleeting Flour');
    expect(await shop.call('deleteProduct', { _id: product._id }, as)).toMatchObject({
      message: 'Product deleted',
    });
    expect(await shop.refused('getProduct', { productId: product._id })).toMatchObject({ status: 404 });
    expect((await shop.call('searchProducts', { search: 'fleeting' })).data).toEqual([]);
    expect(await shop.refused('updateProduct', product, as)).toMatchObject({ status: 404 });
    // Sent again after a lost response, it is done already. That is no response for another admin.
    expect((await shop.call('deleteProduct', { _id: product._id }, as)).message).toBe('Product deleted');
    const noted = shop.db.updateTable('admin_changes').where('entity_id', '=', product._id);
    expect(await noted.where('action', '=', 'delete').set({ actor_id: null }).execute()).toMatchObject([
      { numUpdatedRows: 1n },
    ]);
    expect(await shop.refused('deleteProduct', { _id: product._id }, as)).toMatchObject({ status: 404 });
  });

  it('are removed from carts when they are deleted', async () => {
    const { _id } = await create('Wanted Flour');
    const now = shop.clock.now();
    const userId = makeId<'User'>(now);
    const user = { id: userId, name: 'Asha', email: 'asha@shop.test', password_hash: 'x' };
    await shop.db
      .insertInto('users')
      .values({ ...user, created_at: now, updated_at: now })
      .execute();
    const line = { id: makeId<'CartLine'>(now), user_id: userId, product_id: _id as ProductId, quantity: 2 };
    await shop.db
      .insertInto('cart_lines')
      .values({ ...line, added_unit_paise: paise(100), added_at: now })
      .execute();
    await shop.call('deleteProduct', { _id }, as);
    expect(await shop.db.selectFrom('cart_lines').select('id').execute()).toEqual([]);
  });

  it('created at the same time by several admins all exist', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => create(`Parallel ${index}`)));
    expect((await shop.call('searchProducts', { search: 'parallel', limit: 50 })).totalCount).toBe(12);
  });
});

it('a listing that grows and shrinks between two pages still shows each product once', async () => {
  const staples = await categoryNamed(shop, 'Staples');
  // In a category of their own: elsewhere best sellers come first.
  const place = { name: 'Pages', image, category: [staples] };
  const { data: pages } = await shop.call('createSubCategory', place, as);
  const inPages = (name: string) => create(name, { subCategory: [pages] });
  const made = [];
  for (const name of ['First Page', 'Second Page', 'Third Page', 'Fourth Page'])
    made.push(await inPages(name));
  const where = { categoryId: staples._id, subCategoryId: pages._id, limit: 2 };
  const first = await shop.call('getListing', where);
  expect(first.data.map(({ name }) => name)).toEqual(['Fourth Page', 'Third Page']);
  await inPages('Newer Page');
  await shop.call('deleteProduct', { _id: made[2]?._id ?? '' }, as);
  const second = await shop.call('getListing', { ...where, after: first.next });
  expect(second.data.map(({ name }) => name)).toEqual(['Second Page', 'First Page']);
});
