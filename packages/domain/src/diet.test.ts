import { expect, it } from 'vitest';
import { dietOf } from './diet.ts';

it.each([
  [{ 'Food type': 'Vegetarian' }, 'veg'],
  [{ 'Food type': 'Non-vegetarian' }, 'nonveg'],
  [{ Brand: 'Amul', diet: 'Veg' }, 'veg'],
  [{ 'Veg / Non-Veg': 'Non Veg' }, 'nonveg'],
  [{ 'Food preference': 'Contains egg', 'Food type': 'Egg' }, 'nonveg'],
  [{ 'Food type': 'Eggless' }, 'veg'],
  [{ 'Dietary preference': 'Egg-free' }, 'veg'],
  [{ Brand: 'Vegetarian Delights' }, null],
  [{ 'Food type': 'Snack' }, null],
  [{}, null],
])('%j says %s', (details, diet) => {
  expect(dietOf(details as Record<string, string>)).toBe(diet);
});
