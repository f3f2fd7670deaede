import { makeId, type ProductId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { SearchEngine } from './search-engine.ts';

const GOODS: readonly (readonly [name: string, category: string, subCategory: string])[] = [
  ['Sandal Agarbatti', 'Home', 'Pooja & Pet Needs'],
  ['Adult Dog Food', 'Home', 'Pooja & Pet Needs'],
  ['Cotton Wicks', 'Home', 'Pooja Needs'],
  ['Wheat Apple Baby Cereal', 'Baby & Pet Food', 'Cereals'],
  ['Tuna Cat Food', 'Baby & Pet Food', 'Cats'],
  ['Lemon Antacid', 'Health', 'Stomach'],
  ['Ajwain', 'Masala', 'Whole Spices'],
  ['Cough Syrup', 'Health', 'Cold & Cough'],
  ['Palak', 'Vegetables', 'Leafy'],
];

const engine = new SearchEngine();
const names = new Map<ProductId, string>();
GOODS.forEach(([name, category, subCategory], age) => {
  const id: ProductId = makeId<'Product'>(new Date(age));
  names.set(id, name);
  const kinds = { subCategories: [subCategory], categories: [category] };
  engine.add({ id, name, unit: '1 pc', brand: '', ...kinds, alsoCalled: [], texts: [] }, { stock: 5, age });
});
engine.finishLoading();

const found = (text: string) => engine.find(text).products.map(({ id }) => names.get(id));

it.each(['pooja', 'for puja', 'puja thali'])(
  'finds what %j needs, and not what shares its sub-category with something else',
  (text) => {
    expect(found(text)).toEqual(expect.arrayContaining(['Sandal Agarbatti', 'Cotton Wicks']));
    expect(found(text)).not.toContain('Adult Dog Food');
  },
);

it('finds no cat food for a baby', () => {
  expect(found('food for my baby')).toEqual(['Wheat Apple Baby Cereal']);
});

it('finds first what serves a need most', () => {
  expect(found('gas problem')).toEqual(['Lemon Antacid', 'Ajwain']);
});

it.each(['cough', 'i have a cough', 'something for my cough', 'cough at night'])(
  'finds for %j what serves a cough alone',
  (text) => {
    expect(found(text)).toEqual(['Cough Syrup']);
  },
);
