import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';

const IMAGE = '/images/abcdef1234/640.webp';
let shop: CatalogueShop;
let form: Parameters<typeof create>[0];
beforeAll(async () => {
  shop = await startCatalogueShop();
  const { data: snacks } = await shop.call('addCategory', { name: 'Snacks', image: IMAGE }, { as: ADMIN });
  const category = [snacks._id];
  const { data: noodles } = await shop.call(
    'createSubCategory',
    { name: 'Noodles', image: IMAGE, category },
    { as: ADMIN },
  );
  form = {
    name: 'Yum Wheat Strips',
    image: [IMAGE],
    category,
    subCategory: [noodles._id],
    unit: '70 g',
    stock: 5,
    price: 14,
  };
});
afterAll(() => shop.close());

const create = (fields: {
  name: string;
  image: string[];
  category: string[];
  subCategory: string[];
  unit: string;
  stock: number;
  price: number;
  alsoCalled?: string;
}) => shop.call('createProduct', fields, { as: ADMIN });
const found = async (search: string) => (await shop.call('searchProducts', { search })).data;
const toEdit = async (productId: string) =>
  (await shop.call('getProductToEdit', { productId }, { as: ADMIN })).data;

describe('other words for a product', () => {
  it('find it as soon as they are saved, in every process, and no longer after they are removed', async () => {
    const other = await shop.anotherShelf();
    const { data } = await create(form);
    const _id = data._id;
    expect(await found('zovtrik')).toEqual([]);
    await shop.call('updateProduct', { ...form, _id, alsoCalled: 'zovtrik, chow mein' }, { as: ADMIN });
    for (const search of ['zovtrik', 'zov', 'chow mein']) {
      expect(
        (await found(search)).map(({ name }) => name),
        search,
      ).toEqual([form.name]);
      await expect.poll(() => other.search(search).products.map(({ name }) => name)).toEqual([form.name]);
    }
    await shop.call('updateProduct', { ...form, _id, alsoCalled: '' }, { as: ADMIN });
    expect(await found('zovtrik')).toEqual([]);
  });

  it('are shown only to the shopkeeper, and kept by a form that leaves them out', async () => {
    const { data: created } = await create({
      ...form,
      name: 'Soya Bites',
      alsoCalled: ' meal  maker,, Nutri ; nutri',
    });
    const _id = created._id;
    await shop.call('updateProduct', { ...form, name: 'Soya Bites', _id }, { as: ADMIN });
    expect((await toEdit(_id)).alsoCalled).toBe('meal maker, Nutri');
    const table = await shop.call('getProductTable', { search: 'nutri' }, { as: ADMIN });
    expect(table.data.map(({ alsoCalled }) => alsoCalled)).toEqual(['meal maker, Nutri']);
    for (const shown of [await found('nutri'), (await shop.call('getProduct', { productId: _id })).data]) {
      expect(JSON.stringify(shown)).toContain('Soya Bites');
      expect(JSON.stringify(shown)).not.toMatch(/nutri/i);
    }
    expect(await shop.refused('getProductToEdit', { productId: _id })).toMatchObject({ status: 401 });
  });

  it('are recorded in the history', async () => {
    const { data } = await create({ ...form, name: 'Oat Flakes', alsoCalled: 'jai' });
    await shop.call(
      'updateProduct',
      { ...form, name: 'Oat Flakes', _id: data._id, alsoCalled: 'jayi' },
      { as: ADMIN },
    );
    const changes = await shop.db
      .selectFrom('admin_changes')
      .select(['before', 'after'])
      .where('entity_id', '=', data._id)
      .where('action', '=', 'update')
      .execute();
    expect(changes).toEqual([{ before: { alsoCalled: 'jai' }, after: { alsoCalled: 'jayi' } }]);
  });

  it('are limited in number and length', async () => {
    const many = Array.from({ length: 21 }, (_, n) => `word ${n}`).join(',');
    for (const alsoCalled of [
      many,
      'x'.repeat(61),
      'nul \0',
      Array.from({ length: 15 }, (_, n) => `${n} `.padEnd(58, 'x')).join(','),
    ]) {
      expect(await shop.refused('createProduct', { ...form, alsoCalled }, { as: ADMIN })).toMatchObject({
        status: 400,
      });
    }
  });
});
