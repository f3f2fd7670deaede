import type { CallName } from '@jhola/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type CatalogueShop, startCatalogueShop, USER } from './testing/catalogue-shop.ts';

let shop: CatalogueShop;
const as = { as: ADMIN };
const image = 'http://shop.test/images/abcdef1234/640.webp';
beforeAll(async () => {
  shop = await startCatalogueShop();
});
afterAll(() => shop.close());

const ADMIN_CALLS: CallName[] = [
  'addCategory',
  'updateCategory',
  'deleteCategory',
  'createSubCategory',
  'updateSubCategory',
  'deleteSubCategory',
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'editProductField',
  'discountProducts',
  'restoreDiscounts',
  'deleteProducts',
];
const ODD_BODIES = [
  null,
  [],
  'text',
  5,
  true,
  {},
  { _id: null },
  { _id: 5, name: 5 },
  { name: 'a\u0000b', image, category: [] },
  { __proto__: { name: 'x' } },
  { name: ['x'], image: {}, category: 'x', _id: [] },
  { name: 'x'.repeat(121), image },
  { name: ' ', image },
  { name: 'x', image: 'javascript:alert(1)' },
];

describe.each(ADMIN_CALLS)('%s', (name) => {
  it('is only for admins', async () => {
    expect(await shop.refused(name, {})).toMatchObject({ status: 401, code: 'NO_SESSION' });
    expect(await shop.refused(name, {}, { as: USER })).toMatchObject({
      status: 403,
      message: 'Do not have permission',
    });
  });

  it('refuses malformed bodies', async () => {
    for (const body of ODD_BODIES) {
      const refusal = await shop.refused(name, body, as);
      expect([400, 404], `${name} ${JSON.stringify(body)}`).toContain(refusal.status);
      expect(refusal.message).not.toBe('');
    }
  });
});

it('getProductTable is only for admins, and returns nothing for malformed input', async () => {
  expect(await shop.refused('getProductTable', {})).toMatchObject({ status: 401 });
  expect(await shop.refused('getProductTable', {}, { as: USER })).toMatchObject({ status: 403 });
  for (const body of [
    [],
    5,
    { sortBy: 'colour' },
    { stock: 'some' },
    { discounted: 'yes' },
    { categoryId: 'x' },
  ]) {
    expect(await shop.refused('getProductTable', body, as), JSON.stringify(body)).toMatchObject({
      status: 400,
    });
  }
});
