import { makeId, type ProductId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { SearchEngine } from './search-engine.ts';

/** The search results of a shop with products of these names: positions in the list of names, best first. */
function found(text: string, names: readonly string[]): number[] {
  const engine = new SearchEngine();
  const places = new Map<ProductId, number>();
  names.forEach((name, place) => {
    const id = makeId<'Product'>(new Date(place));
    places.set(id, place);
    const kinds = { subCategories: ['Food'], categories: ['Food'] };
    const product = { id, name, unit: '1 kg', brand: '', ...kinds, alsoCalled: [], texts: [] };
    engine.add(product, { stock: 5, age: names.length - place });
  });
  engine.finishLoading();
  return engine.find(text).products.map(({ id }) => places.get(id) ?? -1);
}

it('finds a thing of two words in exactly the products that have both', () => {
  const has = (place: number, every: number) => place % every === 0;
  const names = Array.from(
    { length: 300 },
    (_, place) => `${has(place, 3) ? 'Lady ' : ''}Farm${place} ${has(place, 7) ? 'Finger' : 'Thing'}`,
  );
  const both = names.flatMap((_, place) => (has(place, 21) ? place : []));
  expect(found('lady finger', names).toSorted((one, other) => one - other)).toEqual(both);
});

it('knows the name of the oldest of many products', () => {
  const names = ['Toned Milk', ...Array.from({ length: 1_500 }, (_, n) => `Farm${n} Milk Bread`)];
  expect(found('milk', names)[0]).toBe(0);
});
