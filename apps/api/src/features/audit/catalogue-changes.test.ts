import type { WireAdminChange } from '@jhola/contract';
import { makeId, type ProductId } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestShop, stockProduct, type TestShop } from '../../testing/index.ts';

let shop: TestShop;
let admin: Person;
const image = '/images/abcdef1234/640.webp';

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

/** The audit entries of one thing, newest first, without values that differ between runs. */
async function history(entity: WireAdminChange['entity'], entityId: string) {
  const { data } = await shop.call('listChanges', { entity: entity as 'product', entityId }, { as: admin });
  return data.map(({ action, entityName, before, after, actor }) => {
    expect(actor).toEqual({ _id: admin.userId, name: 'Shopkeeper' });
    return { action, entityName, before, after };
  });
}

test('a category’s changes are recorded', async () => {
  const { data: made } = await shop.call('addCategory', { name: 'Diary', image }, { as: admin });
  await shop.call('updateCategory', { _id: made._id, name: 'Dairy', image }, { as: admin });
  await shop.call('updateCategory', { _id: made._id, name: 'Dairy', image }, { as: admin });
  await shop.call('deleteCategory', { _id: made._id }, { as: admin });
  expect(await history('category', made._id)).toEqual([
    { action: 'delete', entityName: 'Dairy', before: { name: 'Dairy', image }, after: null },
    { action: 'update', entityName: 'Dairy', before: { name: 'Diary' }, after: { name: 'Dairy' } },
    { action: 'create', entityName: 'Diary', before: null, after: { name: 'Diary', image } },
  ]);
});

test('a sub-category’s changes are recorded, with its parents by name', async () => {
  const add = async (name: string) =>
    (await shop.call('addCategory', { name, image }, { as: admin })).data._id;
  const [snacks, sweets] = [await add('Snacks'), await add('Sweets')];
  const form = { name: 'Biscuits', image, category: [snacks] };
  const { data: made } = await shop.call('createSubCategory', form, { as: admin });
  const _id = made._id;
  await shop.call('updateSubCategory', { ...form, _id, category: [snacks, sweets] }, { as: admin });
  await shop.call('deleteSubCategory', { _id }, { as: admin });
  const facts = { name: 'Biscuits', image, category: ['Snacks'] };
  expect(await history('sub_category', made._id)).toEqual([
    {
      action: 'delete',
      entityName: 'Biscuits',
      before: { ...facts, category: ['Snacks', 'Sweets'] },
      after: null,
    },
    {
      action: 'update',
      entityName: 'Biscuits',
      before: { category: ['Snacks'] },
      after: { category: ['Snacks', 'Sweets'] },
    },
    { action: 'create', entityName: 'Biscuits', before: null, after: facts },
  ]);
});

describe('a product’s', () => {
  async function form() {
    const { categoryId, subCategoryId } = await stockProduct(shop.db);
    return {
      name: 'Amul Milk',
      image: [image],
      category: [categoryId],
      subCategory: [subCategoryId],
      unit: '500 ml',
      stock: 20,
      price: 28,
      discount: 0,
      description: 'Toned.',
      more_details: { Brand: 'Amul' },
    };
  }

  test('changes are recorded: all values for creation and deletion, the differing ones for updates', async () => {
    const given = await form();
    const { data: made } = await shop.call('createProduct', given, { as: admin });
    const _id = made._id as ProductId;
    await shop.call('updateProduct', { ...given, _id, price: 30.5, stock: 18 }, { as: admin });
    await shop.call('updateProduct', { ...given, _id, price: 30.5, stock: 18 }, { as: admin });
    await shop.call('deleteProduct', { _id }, { as: admin });
    const [deleted, updated, created, ...others] = await history('product', _id);
    expect(others).toEqual([]);
    expect(created).toMatchObject({
      action: 'create',
      before: null,
      after: { name: 'Amul Milk', price: 28, stock: 20, image: [image], more_details: { Brand: 'Amul' } },
    });
    expect(updated).toEqual({
      action: 'update',
      entityName: 'Amul Milk 500 ml',
      before: { price: 28, stock: 20 },
      after: { price: 30.5, stock: 18 },
    });
    expect(deleted).toMatchObject({ action: 'delete', before: { price: 30.5, stock: 18 }, after: null });
  });

  test('refused change isn’t recorded', async () => {
    const given = await form();
    const { data: made } = await shop.call('createProduct', given, { as: admin });
    const _id = made._id as ProductId;
    await shop.refused('updateProduct', { ...given, _id, category: [makeId(new Date())] }, { as: admin });
    await shop.refused('deleteProduct', { _id: makeId(new Date()) }, { as: admin });
    expect((await history('product', _id)).map(({ action }) => action)).toEqual(['create']);
  });
});
