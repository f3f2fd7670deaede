import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCatalogue } from '../../fill/fill-catalogue.ts';
import { type CatalogueShop, startCatalogueShop } from '../../testing/catalogue-shop.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
});
afterAll(() => shop.close());

const suggestions = (q: string) => shop.call('getSuggestions', { q });

describe('suggestions', () => {
  it('consist of searches, sub-categories with a picture, and products that can be added to the cart', async () => {
    const { data, corrections } = await suggestions('pan');
    expect(data.terms[0]).toBe('paneer');
    expect(data.categories[0]).toMatchObject({ name: 'Paneer', image: expect.stringMatching(/images/) });
    const [first] = data.products;
    expect(first).toEqual({
      _id: expect.any(String),
      name: 'Gokul Fresh Paneer',
      unit: '200 g',
      image: [expect.stringMatching(/images/)],
      price: 45.5,
      discount: 10,
      stock: 20,
      categoryName: expect.stringMatching(/Dairy/),
    });
    expect(corrections).toEqual([]);
  });

  it('say which words were corrected, and include the correction', async () => {
    const { data, corrections } = await suggestions('panner');
    expect(corrections).toEqual([{ typed: 'panner', meant: 'paneer' }]);
    expect(data.terms[0]).toBe('paneer');
  });

  it.each(['', '  ', '?!'])('are empty for %j', async (q) => {
    expect(await suggestions(q)).toMatchObject({
      data: { terms: [], categories: [], products: [] },
      corrections: [],
    });
  });
});

it('a search says which words were corrected', async () => {
  const { corrections } = await shop.call('searchProducts', { search: 'choclate bisciuts' });
  expect(corrections).toEqual([
    { typed: 'choclate', meant: 'chocolate' },
    { typed: 'bisciuts', meant: 'biscuits' },
  ]);
  expect((await shop.call('searchProducts', { search: 'chocolate' })).corrections).toEqual([]);
});

it('a search for exactly the typed words doesn’t correct them', async () => {
  const { data: meant } = await shop.call('searchProducts', { search: 'panner' });
  expect(meant.length).toBeGreaterThan(0);
  const { data, totalCount, corrections } = await shop.call('searchProducts', {
    search: 'panner',
    asTyped: true,
  });
  expect({ data, totalCount, corrections }).toEqual({ data: [], totalCount: 0, corrections: [] });
  // A word that the shop has is found as before.
  const paneer = await shop.call('searchProducts', { search: 'paneer', asTyped: true });
  expect(paneer.data.map(({ _id }) => _id)).toEqual(meant.map(({ _id }) => _id));
});
