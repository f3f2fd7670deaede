import { expect, test } from 'vitest';
import { arrangeSuggestions } from './arrange-suggestions.ts';

const found = {
  terms: ['paneer', 'pan masala', 'papad', 'pasta', 'pav', 'pan'],
  categories: [],
  products: [],
};

test('recent searches that begin with the text come first, then other terms, without duplicates', () => {
  const { recent, terms, count } = arrangeSuggestions('Pa', ['Paneer', 'milk', 'pav', 'papad'], found);
  expect(recent).toEqual(['Paneer', 'pav']);
  expect(terms).toEqual(['pan masala', 'papad']);
  expect(count).toBe(4);
});

test('the text itself is not suggested', () => {
  const { recent, terms } = arrangeSuggestions('pan ', ['PAN'], found);
  expect(recent).toEqual([]);
  expect(terms).not.toContain('pan');
});

test('a sub-category without a category is left out: it has no page', () => {
  const lost = { _id: 's', name: 'Paneer', image: '/a', category: [] };
  expect(arrangeSuggestions('pan', [], { ...found, categories: [lost] }).categories).toEqual([]);
});

test('without a response only recent searches are shown, for an empty text nothing', () => {
  expect(arrangeSuggestions('mi', ['milk'], undefined)).toMatchObject({ recent: ['milk'], count: 1 });
  expect(arrangeSuggestions(' ', ['milk'], found).count).toBe(0);
});
