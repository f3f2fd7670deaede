import { makeId } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCatalogue } from './fill/fill-catalogue.ts';
import { ADMIN, type CatalogueShop, startCatalogueShop } from './testing/catalogue-shop.ts';
import { categoryNamed, productNamed, subCategoryNamed } from './testing/read-ids.ts';
import { smallCatalogue } from './testing/small-catalogue.ts';

let shop: CatalogueShop;
const as = { as: ADMIN };
const inHindi = { as: { ...ADMIN, cookies: { language: 'hi' } } };
const image = 'http://shop.test/images/abcdef1234/640.webp';
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
});
afterAll(() => shop.close());

const unknown = () => makeId<never>(new Date());

describe('categories', () => {
  it('can be added, changed and deleted, and the next request sees it', async () => {
    const before = shop.shelf.version();
    const added = await shop.call('addCategory', { name: ' Pets ', image }, as);
    expect(added).toMatchObject({ message: 'Category added', data: { name: 'Pets', image } });
    expect(await categoryNamed(shop, 'Pets')).toEqual(added.data);
    expect(shop.shelf.version()).not.toBe(before);

    const { data } = await shop.call('updateCategory', { _id: added.data._id, name: 'Pet Care', image }, as);
    expect(await categoryNamed(shop, 'Pet Care')).toEqual(data);
    await shop.call('deleteCategory', { _id: added.data._id }, as);
    await expect(categoryNamed(shop, 'Pet Care')).rejects.toThrow();
    expect(await shop.refused('deleteCategory', { _id: unknown() }, as)).toMatchObject({ status: 404 });
    expect(await shop.refused('updateCategory', { _id: added.data._id, name: 'X', image }, as)).toMatchObject(
      {
        status: 404,
      },
    );
  });

  it('are added, and deleted, once if that is sent again after a lost response', async () => {
    const form = { name: 'Garden', image, editId: makeId<'Addition'>(new Date()) };
    const sent = await Promise.all([shop.call('addCategory', form, as), shop.call('addCategory', form, as)]);
    expect(sent[1]).toEqual(sent[0]);
    expect(await shop.call('addCategory', form, as)).toEqual(sent[0]);
    const other = { ...form, editId: makeId<'Addition'>(new Date()) };
    expect(await shop.refused('addCategory', other, as)).toMatchObject({ code: 'NAME_TAKEN' });
    const { _id } = sent[0].data;
    const deleted = await shop.call('deleteCategory', { _id }, as);
    expect(await shop.call('deleteCategory', { _id }, as)).toEqual(deleted);
    expect(await shop.refused('addCategory', form, as)).toMatchObject({ status: 404 });
    // What was refused has added nothing, so it can be sent again.
    expect((await shop.call('addCategory', other, as)).data.name).toBe('Garden');
  });

  it('keep what somebody else has changed since the form was opened, and refuse to overwrite it unasked', async () => {
    const was = { name: 'Bakery', image };
    const { _id } = (await shop.call('addCategory', was, as)).data;
    const theirs = { ...was, image: image.replace('abcdef', 'fedcba') };
    await shop.call('updateCategory', { _id, ...theirs, was }, as);
    const { data } = await shop.call('updateCategory', { _id, ...was, name: 'Breads', was }, as);
    expect(data).toMatchObject({ name: 'Breads', image: theirs.image });
    // The same form again, whose response was lost, is no conflict with itself.
    await shop.call('updateCategory', { _id, ...was, name: 'Breads', was }, as);
    const mine = { _id, name: 'Buns', image, was };
    expect(await shop.refused('updateCategory', mine, as)).toMatchObject({ code: 'STALE', field: 'name' });
    const { data: last } = await shop.call('updateCategory', { ...mine, overwrites: true }, as);
    expect(last).toMatchObject({ name: 'Buns', image: theirs.image });
    await shop.call('deleteCategory', { _id }, as);
  });

  it('have unique names, ignoring case', async () => {
    const refusal = await shop.refused('addCategory', { name: 'DAIRY', image }, as);
    expect(refusal).toMatchObject({ status: 409, code: 'NAME_TAKEN', field: 'name' });
    expect(refusal.message).toContain('DAIRY');
    const { _id } = await categoryNamed(shop, 'Fresh');
    expect(await shop.refused('updateCategory', { _id, name: 'dairy', image }, as)).toMatchObject({
      status: 409,
    });
  });

  it('in use are not deleted, and the error tells the number of uses', async () => {
    const { _id } = await categoryNamed(shop, 'Dairy');
    expect(await shop.refused('deleteCategory', { _id }, as)).toMatchObject({
      status: 409,
      code: 'IN_USE',
      message: 'Dairy is still used by 3 sub categories and 9 products',
    });
    const refusal = await shop.refused('deleteCategory', { _id }, inHindi);
    expect(refusal.message).toBe('Dairy में अब भी 3 सब-कैटेगरी और 9 प्रोडक्ट हैं');
  });

  it('that only have a sub-category are not deleted either', async () => {
    const { data } = await shop.call('addCategory', { name: 'Toys', image }, as);
    const games = { name: 'Games', image, category: [data._id] };
    await shop.call('createSubCategory', games, as);
    const { _id } = data;
    expect((await shop.refused('deleteCategory', { _id }, as)).message).toBe(
      'Toys is still used by 1 sub category',
    );
    expect((await shop.refused('deleteCategory', { _id }, inHindi)).message).toBe(
      'Toys में अब भी 1 सब-कैटेगरी है',
    );
  });

  it('that are renamed are renamed within products and sub-categories too', async () => {
    const { _id } = await categoryNamed(shop, 'Care');
    await shop.call('updateCategory', { _id, name: 'Personal Care', image }, as);
    expect((await subCategoryNamed(shop, 'Soaps')).category[0]?.name).toBe('Personal Care');
    const soap = await productNamed(shop, 'Crème Soap');
    expect(soap.category[0]?.name).toBe('Personal Care');
    expect(soap.subCategory[0]?.category[0]).toMatchObject({ name: 'Personal Care', image });
  });
});

describe('sub-categories', () => {
  it('are added, changed and deleted', async () => {
    const [dairy, fresh] = [await categoryNamed(shop, 'Dairy'), await categoryNamed(shop, 'Fresh')];
    const form = { name: 'Ghee', image, category: [dairy, fresh._id, dairy._id] };
    const { data } = await shop.call('createSubCategory', form, as);
    expect(data.category.map((parent) => parent.name)).toEqual(['Dairy', 'Fresh']);
    expect(await subCategoryNamed(shop, 'Ghee')).toEqual(data);
    const change = { _id: data._id, name: 'Ghee & Oil', image, category: [fresh] };
    const updated = await shop.call('updateSubCategory', change, as);
    expect(updated.data.category.map((parent) => parent.name)).toEqual(['Fresh']);
    expect(await subCategoryNamed(shop, 'Ghee & Oil')).toEqual(updated.data);
    await shop.call('deleteSubCategory', { _id: data._id }, as);
    await expect(subCategoryNamed(shop, 'Ghee & Oil')).rejects.toThrow();
    expect(await shop.refused('deleteSubCategory', { _id: unknown() }, as)).toMatchObject({ status: 404 });
    expect(await shop.refused('updateSubCategory', change, as)).toMatchObject({ status: 404 });
  });

  it('are added, and deleted, once if that is sent again after a lost response', async () => {
    const { _id } = await categoryNamed(shop, 'Dairy');
    const form = { name: 'Lassi', image, category: [_id], editId: makeId<'Addition'>(new Date()) };
    const sent = await Promise.all([
      shop.call('createSubCategory', form, as),
      shop.call('createSubCategory', form, as),
    ]);
    expect(sent[1]).toEqual(sent[0]);
    expect(await shop.call('createSubCategory', form, as)).toEqual(sent[0]);
    const named = await shop.db
      .selectFrom('sub_categories')
      .select('id')
      .where('name', '=', 'Lassi')
      .execute();
    expect(named).toHaveLength(1);
    const added = { _id: sent[0].data._id };
    const deleted = await shop.call('deleteSubCategory', added, as);
    expect(await shop.call('deleteSubCategory', added, as)).toEqual(deleted);
    expect(await shop.refused('createSubCategory', form, as)).toMatchObject({ status: 404 });
  });

  it('keep what somebody else has changed since the form was opened, and refuse to overwrite it unasked', async () => {
    const [dairy, fresh] = [await categoryNamed(shop, 'Dairy'), await categoryNamed(shop, 'Fresh')];
    const was = { name: 'Curd', image, category: [dairy._id] };
    const { _id } = (await shop.call('createSubCategory', was, as)).data;
    await shop.call('updateSubCategory', { _id, ...was, category: [fresh._id], was }, as);
    const { data } = await shop.call('updateSubCategory', { _id, ...was, name: 'Dahi', was }, as);
    expect([data.name, data.category.map((parent) => parent.name)]).toEqual(['Dahi', ['Fresh']]);
    const both = { _id, ...was, category: [dairy._id, fresh._id], was };
    expect(await shop.refused('updateSubCategory', both, as)).toMatchObject({
      code: 'STALE',
      field: 'category',
    });
    const { data: last } = await shop.call('updateSubCategory', { ...both, overwrites: true }, as);
    expect([last.name, last.category.map((parent) => parent.name)]).toEqual(['Dahi', ['Dairy', 'Fresh']]);
    // The order in which the categories are sent says nothing.
    const seen = { ...was, name: 'Dahi', category: [fresh._id, dairy._id] };
    await shop.call('updateSubCategory', { _id, ...seen, category: [fresh._id], was: seen }, as);
    await shop.call('deleteSubCategory', { _id }, as);
  });

  it('need categories that exist', async () => {
    const form = { name: 'Ghee', image, category: [unknown()] };
    expect(await shop.refused('createSubCategory', form, as)).toMatchObject({
      status: 404,
      message: 'A chosen category was deleted. Please remove it',
      field: 'category',
    });
    expect(await shop.refused('createSubCategory', { name: 'Ghee', image, category: [] }, as)).toMatchObject({
      status: 400,
    });
  });

  it('in use are not deleted, and the error tells the number of uses', async () => {
    const { _id } = await subCategoryNamed(shop, 'Soaps');
    expect(await shop.refused('deleteSubCategory', { _id }, as)).toMatchObject({
      status: 409,
      message: 'Soaps is still used by 3 products',
    });
    const refusal = await shop.refused('deleteSubCategory', { _id }, inHindi);
    expect(refusal.message).toBe('Soaps में अब भी 3 प्रोडक्ट हैं');
  });
});
