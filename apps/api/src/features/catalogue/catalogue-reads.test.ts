import { CALLS } from '@jhola/contract';
import type { InputOf } from '@jhola/contract/client';
import { byOptionalField, isId, makeId, NO_VALUES, type OptionalValues, type ProductId } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCatalogue } from './fill/fill-catalogue.ts';
import { ADMIN, type CatalogueShop, startCatalogueShop, USER } from './testing/catalogue-shop.ts';
import { categoryNamed, productNamed, subCategoryNamed } from './testing/read-ids.ts';
import { smallCatalogue } from './testing/small-catalogue.ts';
import { touchCatalogue } from './versions/touch-catalogue.ts';

const small = smallCatalogue();
let shop: CatalogueShop;
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, small, new Date()));
});
afterAll(() => shop.close());

const PICTURE = /^http:\/\/shop\.test\/images\/[0-9a-f]+\/640\.webp$/;

/** Sets the sales of the shop. */
async function rankBySales(sales: { product_id: ProductId; orders: number }[]): Promise<void> {
  await shop.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('product_sales').execute();
    if (sales.length > 0) await tx.insertInto('product_sales').values(sales).execute();
    await touchCatalogue(tx, [{ entity: 'ranking', id: 'sales' }]);
  });
  await shop.shelf.catchUp();
}

const unknown = () => makeId(new Date());
const names = (things: readonly { name: string }[]) => things.map((thing) => thing.name);

describe('categories and sub-categories', () => {
  it('come sorted by name', async () => {
    const { data } = await shop.call('getCategories');
    expect(names(data)).toEqual(['Care', 'Dairy', 'Fresh', 'Snacks', 'Staples']);
    for (const category of data) {
      expect(Object.keys(category).toSorted()).toEqual(['_id', 'createdAt', 'image', 'name', 'updatedAt']);
      expect(isId(category._id)).toBe(true);
      expect(category.image).toMatch(PICTURE);
    }
    const { data: subCategories } = await shop.call('getSubCategories');
    expect(names(subCategories)).toEqual([
      'Atta & Flour',
      'Biscuits',
      'Chocolates',
      'Curd & Yogurt',
      'Dals & Pulses',
      'Milk',
      'Paneer',
      'Rice',
      'Salt & Sugar',
      'Soaps',
      'Vegetables',
    ]);
  });

  it('come with their parents', async () => {
    const dairy = await categoryNamed(shop, 'Dairy');
    const { _id, name, image } = dairy;
    const milk = await subCategoryNamed(shop, 'Milk');
    expect(milk.category).toEqual([{ _id, name, image }]);
    expect(Object.keys(milk).toSorted()).toEqual([
      '_id',
      'category',
      'createdAt',
      'image',
      'name',
      'updatedAt',
    ]);
    expect(isId(milk._id)).toBe(true);
    expect(milk.image).toMatch(PICTURE);
  });
});

describe('all products', () => {
  it('are sorted newest first, page by page', async () => {
    const first = await shop.call('getProducts', { page: 1, limit: 4 });
    const wanted = small.products.map((product) => product.name).toReversed();
    expect(names(first.data)).toEqual(wanted.slice(0, 4));
    expect(first).toMatchObject({
      page: 1,
      totalCount: wanted.length,
      totalNoPage: Math.ceil(wanted.length / 4),
    });
    const second = await shop.call('getProducts', { page: 2, limit: 4 });
    expect(names(second.data)).toEqual(wanted.slice(4, 8));
  });

  it('are returned twelve per page by default, also without a body', async () => {
    const { data, page, totalNoPage } = await shop.call('getProducts');
    expect(data).toHaveLength(12);
    expect(page).toBe(1);
    expect(totalNoPage).toBe(Math.ceil(small.products.length / 12));
  });

  it('can be found by a search', async () => {
    for (const search of ['basmati', '%62asmati']) {
      const { data, totalCount, totalNoPage } = await shop.call('getProducts', { search });
      expect(names(data)).toEqual(['Royal Basmati Rice']);
      expect([totalCount, totalNoPage]).toEqual([1, 1]);
    }
  });

  it.each([
    [{ page: 0 }],
    [{ page: -1 }],
    [{ page: 1.5 }],
    [{ page: 'two' }],
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ search: 5 }],
    [[]],
    ['text'],
    [7],
  ])('refuse %j', async (input) => {
    for (const name of ['getProducts', 'searchProducts'] as const) {
      expect(await shop.refused(name, input)).toMatchObject({ status: 400, success: false, error: true });
    }
  });
});

describe('a product', () => {
  it('has all its fields', async () => {
    const listed = await productNamed(shop, 'Gokul Toned Milk');
    const { data } = await shop.call('getProduct', { productId: listed._id });
    expect(data).toEqual(listed);
    const [dairy, milk] = [await categoryNamed(shop, 'Dairy'), await subCategoryNamed(shop, 'Milk')];
    const parent = { _id: dairy._id, name: 'Dairy', image: dairy.image };
    expect(data).toEqual({
      _id: listed._id,
      name: 'Gokul Toned Milk',
      image: [expect.stringMatching(PICTURE), expect.stringMatching(PICTURE)],
      category: [parent],
      subCategory: [{ _id: milk._id, name: 'Milk', image: milk.image, category: [parent] }],
      unit: '500 ml',
      stock: 20,
      price: 45.5,
      discount: 10,
      ...byOptionalField<OptionalValues>(({ kind }) => NO_VALUES[kind]),
      description: 'Good and fresh.',
      more_details: { 'Shelf life': '6 months', Brand: 'Gokul' },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(Object.keys(data.more_details)).toEqual(['Shelf life', 'Brand']);
  });

  it('that is unknown is 404, and a malformed id is 400', async () => {
    expect(await shop.refused('getProduct', { productId: unknown() })).toMatchObject({ status: 404 });
    const wrong = [undefined, null, 5, '', 'abc', 'x'.repeat(26), ['a'], {}, { _id: 5 }, '\u0000'.repeat(26)];
    for (const productId of wrong) {
      expect(await shop.refused('getProduct', { productId })).toMatchObject({ status: 400 });
    }
    for (const body of [null, [], 'text', 3, true]) {
      expect(await shop.refused('getProduct', body)).toMatchObject({ status: 400 });
    }
  });
});

describe('a row of a category', () => {
  it('begins with staples, spreads out packs and similar things, and ends with sold-out products', async () => {
    const { _id } = await categoryNamed(shop, 'Dairy');
    const { data } = await shop.call('getProductsByCategory', { id: _id });
    expect(names(data).slice(0, 2)).toEqual(['Gokul Toned Milk', 'Gokul Curd']);
    expect(names(data).slice(2)).toEqual([
      expect.stringContaining('Paneer'),
      'Gokul Full Cream Milk',
      expect.stringContaining('Paneer'),
      'Gokul Milk Combo',
      'Mango Yogurt',
      'Malai Masala Milk',
      'Nandi Buffalo Milk',
    ]);
    expect(data.at(-1)?.stock).toBe(0);
    expect((await shop.call('getProductsByCategory', { id: _id, limit: 2 })).data).toEqual(data.slice(0, 2));
  });

  it('shows products without orders one of each sub-category in turn', async () => {
    const { _id } = await categoryNamed(shop, 'Staples');
    const { data } = await shop.call('getProductsByCategory', { id: _id });
    expect(names(data).slice(-4, -1)).toEqual(['Kabuli Chana', 'Besan', 'Moong Dal']);
  });

  it('of an unknown category is empty', async () => {
    expect((await shop.call('getProductsByCategory', { id: unknown() })).data).toEqual([]);
  });
});

describe('best sellers', () => {
  it('are one of each thing, staples if nobody ordered, and none that is sold out', async () => {
    const { data } = await shop.call('getBestSellers', { limit: 8 });
    expect(names(data)).toEqual([
      'Gokul Toned Milk',
      'Onion',
      'Chakki Whole Wheat Atta',
      'Potato',
      'Tomato',
      'Gokul Curd',
      'Sona Masoori Rice',
      'Toor Dal',
    ]);
    expect((await shop.call('getBestSellers', {})).data.every(({ stock }) => stock > 0)).toBe(true);
  });
});

describe('a listing', () => {
  it('shows each product of the category and sub-category once, whatever the page size', async () => {
    for (const { name, _id, category } of (await shop.call('getSubCategories')).data) {
      const wanted = small.products.filter((product) => product.subCategories.includes(name));
      for (const limit of [1, 2, 8]) {
        const met: string[] = [];
        let after: string | null = null;
        do {
          const where = { categoryId: category[0]?._id ?? '', subCategoryId: _id };
          const page: { data: { name: string }[]; next: string | null; totalCount: number } = await shop.call(
            'getListing',
            { ...where, page: 1, limit, after },
          );
          expect(page.totalCount).toBe(wanted.length);
          met.push(...names(page.data));
          after = page.next;
        } while (after !== null);
        const whole = await shop.call('getListing', {
          categoryId: category[0]?._id ?? '',
          subCategoryId: _id,
          limit: 100,
        });
        expect(met).toEqual(names(whole.data));
        expect(met.toSorted()).toEqual(names(wanted).toSorted());
      }
    }
  });

  it('has the best sellers first, then staples, then the newest; sold-out products are last', async () => {
    const [dairy, milk] = [await categoryNamed(shop, 'Dairy'), await subCategoryNamed(shop, 'Milk')];
    const where = { categoryId: dairy._id, subCategoryId: milk._id };
    const listed = async () => names((await shop.call('getListing', where)).data);
    const before = [
      'Gokul Toned Milk',
      'Gokul Full Cream Milk',
      'Gokul Milk Combo',
      'Malai Masala Milk',
      'Nandi Buffalo Milk',
    ];
    expect(await listed()).toEqual(before);
    const sold = [
      { product: await productNamed(shop, 'Malai Masala Milk'), orders: 6 },
      { product: await productNamed(shop, 'Nandi Buffalo Milk'), orders: 60 },
    ];
    await rankBySales(sold.map(({ product, orders }) => ({ product_id: product._id as ProductId, orders })));
    expect(await listed()).toEqual([
      'Malai Masala Milk',
      ...before.filter((name) => name !== 'Malai Masala Milk'),
    ]);
    await rankBySales([]);
    expect(await listed()).toEqual(before);
  });

  it('has the requested sort, page by page', async () => {
    const { data: categoryId } = await shop.call('getCategories');
    const { data: subCategoryId } = await shop.call('getSubCategories');
    const cheap = await productNamed(shop, 'Onion');
    await shop.call('updateProduct', { ...cheap, price: 12, discount: 0 }, { as: ADMIN });
    const dear = await productNamed(shop, 'Besan');
    await shop.call('updateProduct', { ...dear, price: 200, discount: 50 }, { as: ADMIN });
    const all = { categoryId, subCategoryId, limit: 7 };
    const inOrder = async (sort: InputOf<'getListing'>['sort']) => {
      const met: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const page = await shop.call('getListing', { ...all, sort, after });
        met.push(...names(page.data));
        after = page.next;
      }
      expect(met).toHaveLength(small.products.length);
      expect(new Set(met).size).toBe(new Set(names(small.products)).size);
      expect(met.at(-1)).toBe('Nandi Buffalo Milk');
      return met.slice(0, -1);
    };
    expect((await inOrder('price'))[0]).toBe('Onion');
    expect((await inOrder('price-desc'))[0]).toBe('Besan');
    expect((await inOrder('discount'))[0]).toBe('Besan');
    expect((await inOrder('discount')).at(-1)).toBe('Onion');
    expect((await inOrder('newest'))[0]).toBe('Crème Soap');
    await shop.call('updateProduct', { ...cheap, updatedAt: undefined }, { as: ADMIN });
    await shop.call('updateProduct', { ...dear, updatedAt: undefined }, { as: ADMIN });
  });

  it('and a search can be filtered, with the number of products that each filter would leave', async () => {
    const [dairy, milk] = [await categoryNamed(shop, 'Dairy'), await subCategoryNamed(shop, 'Milk')];
    const where = { categoryId: dairy._id, subCategoryId: milk._id, counts: true };
    const all = await shop.call('getListing', where);
    expect(all.counts).toMatchObject({
      stock: [{ value: 'in', count: 4 }],
      price: [{ value: '0-50', count: 5 }],
      discount: [{ value: '10', count: 5 }],
      brand: [{ value: 'Gokul', count: 5 }],
    });
    const inStock = await shop.call('getListing', { ...where, filters: { stock: ['in'] } });
    expect(inStock).toMatchObject({ totalCount: 4, counts: { brand: [{ value: 'Gokul', count: 4 }] } });
    expect(names(inStock.data)).not.toContain('Nandi Buffalo Milk');
    const found = await shop.call('searchProducts', {
      search: 'milk',
      filters: { brand: ['Nobody'] },
      counts: true,
    });
    expect(found).toMatchObject({ data: [], totalCount: 0, totalPage: 0 });
    expect(found.counts?.brand).toContainEqual({ value: 'Nobody', count: 0 });
    expect('counts' in (await shop.call('getListing', { ...where, counts: false }))).toBe(false);
    for (const wrong of [
      { sort: 'sideways' },
      { filters: { colour: ['red'] } },
      { filters: { brand: 'Gokul' } },
    ]) {
      expect(await shop.refused('getListing', { ...where, ...wrong })).toMatchObject({ status: 400 });
    }
  });

  it('accepts a page number too, and lists of ids', async () => {
    const { data: categories } = await shop.call('getCategories');
    const { data: subCategories } = await shop.call('getSubCategories');
    const everything = { categoryId: categories, subCategoryId: subCategories };
    const met: string[] = [];
    for (let page = 1; ; page += 1) {
      const response = await shop.call('getListing', { ...everything, page, limit: 5 });
      expect(response.page).toBe(page);
      met.push(...response.data.map((product) => product._id));
      if (response.next === null) break;
    }
    expect(new Set(met).size).toBe(small.products.length);
    expect(met).toHaveLength(small.products.length);
  });

  it('needs both the category and the sub-category', async () => {
    const [snacks, milk] = [await categoryNamed(shop, 'Snacks'), await subCategoryNamed(shop, 'Milk')];
    const response = await shop.call('getListing', { categoryId: snacks._id, subCategoryId: milk._id });
    expect(response).toMatchObject({ data: [], totalCount: 0, next: null });
  });

  it.each(['', '.', 'x', 'abc.def', `zzzz.${'0'.repeat(26)}.x`, '1.'.repeat(80)])(
    'refuses the cursor %j, or starts at the beginning without one',
    async (after) => {
      const [dairy, milk] = [await categoryNamed(shop, 'Dairy'), await subCategoryNamed(shop, 'Milk')];
      const input = { categoryId: dairy._id, subCategoryId: milk._id, after };
      if (after === '') expect((await shop.call('getListing', input)).data).toHaveLength(5);
      else expect(await shop.refused('getListing', input)).toMatchObject({ status: 400 });
    },
  );
});

it('shows the same to visitors, users and admins', async () => {
  const responses = [];
  for (const as of [undefined, USER, ADMIN]) {
    responses.push((await shop.send('getProducts', {}, as ? { as } : {})).body);
  }
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
  expect(CALLS.getProducts.response.safeParse(responses[0]).success).toBe(true);
});
