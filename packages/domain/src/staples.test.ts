import { expect, it } from 'vitest';
import { readProductName } from './product-name.ts';
import { STAPLES, stapleOf, wordsOfPlaces } from './staples.ts';

const headOf = (name: string, places: string[], brand = '') => {
  const found = stapleOf(readProductName(name, brand), wordsOfPlaces(places));
  return found === null ? null : (STAPLES[found.place]?.heads[0] ?? null);
};

it.each([
  ['Gokul Toned Milk', ['Dairy & Eggs', 'Milk'], 'milk'],
  ['Taaza Milk - Toned, 500 ml Pouch', ['bakery cakes dairy', 'dairy'], 'milk'],
  ['Sandwich White Bread', ['Bakery & Bread', 'Bread'], 'bread'],
  ['Farm Eggs - Regular', ['eggs meat fish', 'eggs'], 'egg'],
  ['Onion (Pyaz)', ['Fruits & Vegetables', 'Everyday Vegetables'], 'onion'],
  ['Atta - Whole Wheat', ['foodgrains oil masala', 'atta flours sooji'], 'atta'],
  ['Banana Robusta (Kela)', ['Fruits & Vegetables'], 'banana'],
  ['Toor Dal', ['Atta, Rice & Dal'], 'dal'],
  ['Meetha Milk Chocolate', ['Sweets & Chocolate', 'Chocolate Bars'], 'chocolate'],
  ['Cheese Slices', ['Dairy & Eggs', 'Cheese'], 'cheese'],
])('%s, in %j, is a staple: %s', (name, places, head) => {
  expect(headOf(name, places)).toBe(head);
});

it.each([
  ['Meetha White Chocolate', ['Sweets & Chocolate', 'Chocolate Bars']],
  ['Coconut Milk', ['Dairy', 'Milk']],
  ['Body Milk', ['Beauty', 'Skin Care']],
  ['Garlic Bread', ['Bakery & Bread', 'Bread']],
  ['Onion Rings', ['Snacks', 'Frozen Vegetables']],
  ['Spring Onion (Hara Pyaz)', ['Fruits & Vegetables']],
  ['Cream & Onion Potato Chips', ['Fruits & Vegetables']],
  ['Peri Peri Cheese Spread', ['Dairy & Eggs', 'Cheese']],
  ['Moong Dal', ['Atta, Rice & Dal']],
  ['Pistachios', ['Atta, Rice & Dal', 'Dry Fruits & Nuts']],
])('%s, in %j, is not a staple', (name, places) => {
  expect(headOf(name, places)).toBeNull();
});

it('prefers the common variety, and of each the product whose name has fewer other words', () => {
  const sort = (name: string, places: string[]) =>
    stapleOf(readProductName(name), wordsOfPlaces(places))?.sort ?? Number.NaN;
  const milk = ['Milk'];
  const toned = sort('Toned Milk', milk);
  expect(toned).toBeLessThan(sort('Full Cream Milk', milk));
  expect(sort('Full Cream Milk', milk)).toBeLessThan(sort('Buffalo Milk', milk));
  expect(toned).toBeLessThan(sort('Double Toned Milk', milk));
  expect(sort('Onion (Pyaz)', ['Vegetables'])).toBeLessThan(sort('White Onion', ['Vegetables']));
});

it('doesn’t take a brand for a variety', () => {
  const with_ = stapleOf(readProductName('Mother Dairy Toned Milk', 'Mother Dairy'), wordsOfPlaces(['Milk']));
  expect(with_).toEqual(stapleOf(readProductName('Toned Milk'), wordsOfPlaces(['Milk'])));
});
