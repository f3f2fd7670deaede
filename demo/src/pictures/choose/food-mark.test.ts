import { expect, test } from 'vitest';
import { foodMark } from './food-mark.ts';

test.each([
  ['Tuna Flakes - in Soya Bean Oil', 'Fish & Seafood', 'Eggs, Meat & Fish', 'nonveg'],
  ['Light Meat Tuna in Soya Bean Oil', 'Tinned Food', 'Gourmet', 'nonveg'],
  ['Mackerel In Oil', 'Tinned Food', 'Gourmet', 'nonveg'],
  ['Soya Keema', 'Frozen Snacks', 'Snacks & Foods', 'veg'],
  ['Non Veg Kebab - Galouti', 'Frozen Snacks', 'Snacks & Foods', 'nonveg'],
  ['Premium Oyster Sauce', 'Sauces', 'Gourmet', 'nonveg'],
  ['Vegetarian Oyster Sauce', 'Sauces', 'Gourmet', 'veg'],
  ['Oyster Mushrooms', 'Fresh Vegetables', 'Fruits & Vegetables', 'veg'],
  ['Hara Bhara Kebab', 'Frozen Snacks', 'Snacks & Foods', 'veg'],
  ['Cake Mix - Rich Choco (Egg less)', 'Ready To Cook', 'Snacks & Foods', 'veg'],
  ['Rich Chocolate Cake Mix-Requires Egg', 'Ready To Cook', 'Snacks & Foods', 'veg'],
  ['Tiramisu Ice Cream, Contains Egg', 'Ice Creams', 'Dairy', 'nonveg'],
  ['Brown Egg - Veg Feed', 'Eggs', 'Eggs, Meat & Fish', 'nonveg'],
])('%s (%s, %s) is marked %s', (name, subCategory, category, mark) => {
  expect(foodMark(name, subCategory, category)).toBe(mark);
});

test('spices for meat are vegetarian, meat with spices is not', () => {
  expect(foodMark('Chicken Masala', 'Masalas & Spices', 'Foodgrains, Oil & Masala')).toBe('veg');
  expect(foodMark('Cooking Paste - Masaledar Mutton', 'Ready To Cook', 'Snacks & Foods')).toBe('veg');
  expect(foodMark('Butter Chicken Cooking Masala Paste', 'Ready To Cook', 'Snacks & Foods')).toBe('veg');
  expect(foodMark('Ready To Eat - Chicken Tikka Masala', 'Ready To Eat', 'Snacks & Foods')).toBe('nonveg');
  expect(foodMark('Chicken Masala Nuggets', 'Frozen Snacks', 'Snacks & Foods')).toBe('nonveg');
  expect(foodMark('Chicken Masala Tikka', 'Poultry', 'Eggs, Meat & Fish')).toBe('nonveg');
});
