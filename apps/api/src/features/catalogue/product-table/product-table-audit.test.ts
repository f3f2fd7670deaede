import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestShop, stockProduct, type TestShop } from '../../../testing/index.ts';

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

async function notesOf(entityId: string) {
  const filter = { entity: 'product', entityId, actorId: admin.userId } as const;
  const { data } = await shop.call('listChanges', filter, { as: admin });
  return data.filter(({ action }) => action !== 'create').toReversed();
}

it('records who changed which field of which product, and its previous value', async () => {
  const { productId: one } = await stockProduct(shop.db, { stock: 10 });
  const { productId: other } = await stockProduct(shop.db, { stock: 10 });
  const as = { as: admin };
  const edit = { _id: one, field: 'stock', was: 10, value: 12 } as const;
  await shop.call('editProductField', edit, as);
  await shop.call('editProductField', { ...edit, was: 12 }, as);
  const { data } = await shop.call('discountProducts', { ids: [one, other], count: 2, discount: 33 }, as);
  await shop.call('restoreDiscounts', { undo: data.undo ?? '' }, as);
  await shop.call('deleteProducts', { ids: [one, other], count: 2 }, as);
  const actor = { _id: admin.userId, name: 'Shopkeeper' };
  expect(await notesOf(one)).toMatchObject([
    { action: 'update', actor, before: { stock: 10 }, after: { stock: 12 } },
    { action: 'update', actor, after: { discount: 33 } },
    { action: 'update', actor, before: { discount: 33 } },
    { action: 'delete', actor, before: { stock: 12, discount: 0 }, after: null },
  ]);
  expect(await notesOf(other)).toHaveLength(3);
});

it('knows which discount of many products was undone', async () => {
  const { productId } = await stockProduct(shop.db, { stock: 10 });
  const as = { as: admin };
  const give = (discount: number) =>
    shop.call('discountProducts', { ids: [productId], count: 1, discount }, as);
  const { data: first } = await give(10);
  const { data: second } = await give(20);
  await shop.call('restoreDiscounts', { undo: second.undo ?? '' }, as);
  const { data } = await shop.call('listChanges', { entity: 'product', limit: 3 }, as);
  expect(data).toMatchObject([
    { action: 'restore discounts', entityId: second.undo, isUndone: false },
    { _id: second.undo, action: 'discount', isUndone: true },
    { _id: first.undo, action: 'discount', isUndone: false },
  ]);
});
