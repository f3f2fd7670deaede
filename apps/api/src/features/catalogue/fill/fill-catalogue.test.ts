import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { fillCatalogue, type FillProgress } from './fill-catalogue.ts';
import { isCatalogueNew } from './fill.queries.ts';

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await startCatalogueShop();
});
afterEach(() => shop.close());

it('fills an open shop: the shelf shows it, in the given order, and each picture is recorded once', async () => {
  const small = smallCatalogue();
  const progress: FillProgress[] = [];
  expect((await shop.call('getProducts')).data).toEqual([]);
  await fillCatalogue(shop.db, small, new Date(), (step) => progress.push(step));
  await shop.shelf.catchUp();
  const { data, totalCount } = await shop.call('getProducts', { limit: 100 });
  expect(totalCount).toBe(small.products.length);
  expect(data.map(({ name }) => name)).toEqual(small.products.map(({ name }) => name).toReversed());
  expect(progress.at(-1)).toEqual({ done: small.products.length, total: small.products.length });
  expect(data[0]).toMatchObject({ price: 45.5, discount: 10 });

  const recipes = small.products.flatMap((product) => product.pictures);
  const pictures = await shop.db.selectFrom('pictures').select(['id', 'recipe']).execute();
  const ids = new Set(pictures.map(({ id }) => id));
  for (const recipe of recipes) expect(ids).toContain(small.pictureId(recipe));
  const [picture] = data[0]?.image ?? [];
  expect(picture).toBe(
    `http://shop.test/images/${small.pictureId(small.products.at(-1)?.pictures[0])}/640.webp`,
  );
});

it('inserts everything or nothing', async () => {
  const small = smallCatalogue();
  const broken = {
    ...small,
    products: [...small.products, { ...small.products[0], categories: ['nowhere'] }],
  };
  await expect(fillCatalogue(shop.db, broken as never, new Date())).rejects.toThrow(/nowhere/);
  await shop.shelf.catchUp();
  expect((await shop.call('getCategories')).data).toEqual([]);
  expect(await isCatalogueNew(shop.db)).toBe(true);
});

it('a catalogue isn’t new once it was filled, even if its shopkeeper has emptied it', async () => {
  expect(await isCatalogueNew(shop.db)).toBe(true);
  await fillCatalogue(shop.db, { ...smallCatalogue(), subCategories: [], products: [] }, new Date());
  expect(await isCatalogueNew(shop.db)).toBe(false);
  await shop.shelf.catchUp();
  for (const { _id } of (await shop.call('getCategories')).data)
    await shop.call('deleteCategory', { _id }, { as: ADMIN });
  expect((await shop.call('getCategories')).data).toEqual([]);
  expect(await isCatalogueNew(shop.db)).toBe(false);
});

it('inserts thousands of products with few statements', async () => {
  const small = smallCatalogue();
  const many = Array.from({ length: 5_500 }, (_, index) => ({
    ...(small.products[index % small.products.length] as (typeof small.products)[number]),
    name: `Product ${index}`,
    pictures: [
      { place: index, side: 'front' },
      { place: index, side: 'back' },
    ],
  }));
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await fillCatalogue(shop.db.withPlugin(counting), { ...small, products: many }, new Date());
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(many.length / 50);
  await shop.shelf.catchUp();
  expect((await shop.call('searchProducts', { search: 'product 5499', limit: 1 })).data[0]?.name).toBe(
    'Product 5499',
  );
});
