import type { ProductId } from '@jhola/domain';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillCart, type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import { fillCatalogue } from '../catalogue/index.ts';
import { smallCatalogue } from '../catalogue/testing/small-catalogue.ts';

let shop: TestShop;
let admin: Person;
const ids = new Map<string, ProductId>();
beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
  await fillCatalogue(shop.db, smallCatalogue(), shop.clock.now());
  // Any write updates the shelf with the inserted rows.
  await shop.call('addCategory', { name: 'Other', image: '/images/0000000000/640.webp' }, { as: admin });
  const { data } = await shop.call('getProducts', { limit: 100 });
  for (const { _id, name, unit } of data) {
    ids.set(`${name} ${unit}`, _id as ProductId);
    ids.set(name, _id as ProductId);
  }
});
afterAll(() => shop.close());

const idOf = (name: string) => ids.get(name) ?? ('' as ProductId);
const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);

async function order(as: Person, ...products: string[]): Promise<string> {
  const form = await fillCart(
    shop,
    as,
    products.map((name) => ({ productId: idOf(name) })),
  );
  return (await shop.call('placeCashOrder', form, { as })).data._id;
}

const again = async (as: Person, limit = 10) =>
  names((await shop.call('getBuyAgain', { limit }, { as })).data);

it('offers a shopper what they ordered most often, then most recently, and nobody else’s', async () => {
  const [asha, ravi] = [await shop.signUp(), await shop.signUp()];
  expect(await again(asha)).toEqual([]);
  await order(asha, 'Onion', 'Neem Soap');
  await order(asha, 'Gokul Curd');
  await order(asha, 'Onion');
  await order(ravi, 'Potato');
  expect(await again(asha)).toEqual(['Onion', 'Gokul Curd', 'Neem Soap']);
  expect(await again(asha, 1)).toEqual(['Onion']);
  expect(await again(ravi)).toEqual(['Potato']);
  expect(await shop.refused('getBuyAgain', {})).toMatchObject({ status: 401 });
});

it('offers nothing from cancelled orders, and sold-out products last', async () => {
  const asha = await shop.signUp();
  const cancelled = await order(asha, 'Besan');
  await shop.call('cancelMyOrder', { _id: cancelled }, { as: asha });
  await order(asha, 'Butter Cookies');
  await order(asha, 'Butter Cookies');
  await order(asha, 'Dark Chocolate');
  const { data: cookies } = await shop.call('getProduct', { productId: idOf('Butter Cookies') });
  await shop.call('updateProduct', { ...cookies, stock: 0 }, { as: admin });
  expect(await again(asha)).toEqual(['Dark Chocolate', 'Butter Cookies']);
});

it('lists products ordered together first, then matching products of the catalogue', async () => {
  const related = async () =>
    names((await shop.call('getRelated', { productId: idOf('Potato') })).data.goesWith);
  const before = await related();
  expect(before).toEqual(['Onion', 'Tomato']);
  const asha = await shop.signUp();
  await order(asha, 'Potato', 'Crème Soap', 'Besan');
  expect(await related()).toEqual(before);
  await order(asha, 'Potato', 'Crème Soap');
  expect(await related()).toEqual(['Crème Soap', ...before]);
});

it('lists the packs of a product, smallest first, and none if there is only one', async () => {
  const packs = async (name: string) =>
    (await shop.call('getRelated', { productId: idOf(name) })).data.packs.map(({ unit }) => unit);
  expect(await packs('Chakki Whole Wheat Atta 5 kg')).toEqual(['1 kg', '5 kg']);
  expect(await packs('Chakki Whole Wheat Atta 1 kg')).toEqual(['1 kg', '5 kg']);
  expect(await packs('Besan')).toEqual([]);
});

it('lists only the packs without reading the database if that is all that is asked for', async () => {
  const form = { productId: idOf('Chakki Whole Wheat Atta 5 kg') };
  const { data: whole } = await shop.call('getRelated', form);
  expect(whole.similar.length).toBeGreaterThan(0);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const { data } = await shop.call('getRelated', { ...form, limit: 0 });
    expect(data).toEqual({ ...whole, similar: [], goesWith: [] });
    expect(query.mock.calls.filter(([sent]) => /order_lines/.test(JSON.stringify(sent)))).toEqual([]);
    await shop.call('getRelated', { ...form, limit: 1 });
    expect(query.mock.calls.filter(([sent]) => /order_lines/.test(JSON.stringify(sent)))).toHaveLength(1);
  } finally {
    query.mockRestore();
  }
});

it('says which version its lists have', async () => {
  const version = async () => (await shop.call('getRelated', { productId: idOf('Tomato') })).data.version;
  const before = await version();
  const reprice = async (name: string, price: number) => {
    const { data } = await shop.call('getProduct', { productId: idOf(name) });
    await shop.call('updateProduct', { ...data, price }, { as: admin });
  };
  await reprice('Besan', 91);
  expect(await version()).toBe(before);
  await reprice('Potato', 92);
  expect(await version()).not.toBe(before);
});

it('doesn’t take products with Hindi names for packs of each other', async () => {
  const { data: besan } = await shop.call('getProduct', { productId: idOf('Besan') });
  const create = async (name: string, unit: string) => {
    const { data } = await shop.call('createProduct', { ...besan, name, unit }, { as: admin });
    return data._id as ProductId;
  };
  const sugar = await create('चीनी', '1 kg');
  await create('चीनी', '5 kg');
  await create('चना', '500 g');
  const { data } = await shop.call('getRelated', { productId: sugar });
  expect(data.packs.map(({ unit }) => unit)).toEqual(['1 kg', '5 kg']);
});

it('lists products of the same sub-category as similar, the same thing first, without other packs and sold-out products', async () => {
  const { data } = await shop.call('getRelated', { productId: idOf('Gokul Toned Milk') });
  expect(names(data.similar)).toEqual(['Gokul Full Cream Milk', 'Gokul Milk Combo', 'Malai Masala Milk']);
  const unknown = { productId: `1${idOf('Besan').slice(1)}` };
  expect(await shop.refused('getRelated', unknown)).toMatchObject({ status: 404 });
});
