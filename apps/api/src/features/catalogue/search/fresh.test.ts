import { makeId, type ProductId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { SearchEngine } from './search-engine.ts';

const GOODS: readonly (readonly [name: string, subCategory: string])[] = [
  ['Tomato Ketchup | With Real Tomatoes', 'Sauces'],
  ['Hot and Sweet Tomato Sauce', 'Sauces'],
  ['Tomato Puree', 'Sauces'],
  ['Dishwash Bar Lemon', 'Utensils'],
  ['Shaving Foam Lemon Lime', 'Shaving'],
  ['Adult Dry Dog Food Chicken and Vegetables', 'Pets'],
  ['Almond Hair Oil', 'Hair'],
  ['Firm Red Tomato Hybrid', 'Fresh Vegetables'],
  ['Lemon', 'Fresh Vegetables'],
  ['Chicken Curry Cut', 'Meat'],
  ['Premium California Almonds', 'Dry Fruits'],
];

const engine = new SearchEngine();
const names = new Map<ProductId, string>();
GOODS.forEach(([name, subCategory], age) => {
  const id: ProductId = makeId<'Product'>(new Date(age));
  names.set(id, name);
  const kinds = { subCategories: [subCategory], categories: ['All'] };
  engine.add(
    { id, name, unit: '1 pc', brand: '', ...kinds, alsoCalled: [], texts: [] },
    { stock: 5, age, popularity: subCategory === 'Sauces' ? 50 : 0 },
  );
});
engine.finishLoading();

const found = (text: string) => engine.find(text).products.map(({ id }) => names.get(id));

it.each(['tomato', 'tomatoes', 'tamatar', 'தக்காளி'])('finds for %s the fresh ones first', (text) => {
  expect(found(text)[0]).toBe('Firm Red Tomato Hybrid');
});

it.each([
  ['lemon', ['Lemon']],
  ['chicken', ['Chicken Curry Cut']],
  ['badam', ['Premium California Almonds']],
])('finds for %s nothing that is only scented with it, or for a pet', (text, all) => {
  expect(found(text)).toEqual(all);
});

it.each([
  ['lemon dishwash', 'Dishwash Bar Lemon'],
  ['dog food', 'Adult Dry Dog Food Chicken and Vegetables'],
  ['almond oil', 'Almond Hair Oil'],
  ['tomato ketchup', 'Tomato Ketchup | With Real Tomatoes'],
])('finds for %s what it says', (text, name) => {
  expect(found(text)[0]).toBe(name);
});
