import { expect, it, vi } from 'vitest';
import { firstMatch, wordTable } from './find-words.ts';

const table = wordTable([
  ['milk curd', 'dairy'],
  ['chocolate milk', 'sweet'],
  ['leaf', 'tea'],
]);

it('prefers the earlier text, and within a text the earlier row', () => {
  expect(firstMatch(table, ['Leaf tea', 'Milk'])).toBe('tea');
  expect(firstMatch(table, ['Chocolate Curds'])).toBe('dairy');
  expect(firstMatch(table, ['Chocolate Milk'])).toBe('dairy');
  expect(firstMatch(table, ['', 'Chocolates'])).toBe('sweet');
  expect(firstMatch(table, ['Soap'])).toBeNull();
});

it('splits a text once, and the table never', () => {
  const many = wordTable(Array.from({ length: 1_000 }, (_, at) => [`word${at} other${at}`, at] as const));
  const split = vi.spyOn(String.prototype, 'split');
  expect(firstMatch(many, ['no such', 'word999'])).toBe(999);
  expect(split).toHaveBeenCalledTimes(2);
  split.mockRestore();
});
