import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';

let shop: CatalogueShop;
afterAll(() => shop.close());

/** The small shop with `more` further milks, and a soap whose description mentions milk. */
function withMilks(more: number) {
  const { products, ...rest } = smallCatalogue();
  const [milk] = products.filter(({ name }) => name === 'Gokul Toned Milk');
  const [soap] = products.filter(({ name }) => name === 'Neem Soap');
  if (!milk || !soap) throw new Error('The small shop has neither milk nor soap');
  const milks = Array.from({ length: more }, (_, n) => ({ ...milk, name: `Farm ${n} Milk` }));
  const milky = { ...soap, name: 'Gentle Soap', description: 'With the goodness of milk' };
  return { ...rest, products: [...products, ...milks, milky] };
}

async function findsGentleSoap(): Promise<boolean> {
  const { data } = await shop.call('searchProducts', { search: 'milk', limit: 100 });
  return data.some(({ name }) => name === 'Gentle Soap');
}

beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, withMilks(20), new Date()));
});

it('leaves out products that only mention the term if enough others match', async () => {
  expect(await findsGentleSoap()).toBe(false);
});

it('finds products that only mention the term if no others match', async () => {
  const { data } = await shop.call('searchProducts', { search: 'goodness' });
  expect(data.map(({ name }) => name)).toEqual(['Gentle Soap']);
});
