import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

const keptOf = (cache: RecentlyUsed<string>, ...keys: string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

test('keeps as many values as it may, those that were used last', () => {
  const cache = new RecentlyUsed<string>(2);
  cache.set('a', 'first');
  cache.set('b', 'second');
  expect(cache.get('a')).toBe('first');
  cache.set('c', 'third');
  expect(keptOf(cache, 'a', 'b', 'c')).toEqual(['a', 'c']);
});

test('keeps values up to the sum of their sizes, and none that alone is larger', () => {
  const cache = new RecentlyUsed<string>(5, ({ length }) => length);
  for (const key of ['aa', 'bb', 'ccc']) cache.set(key, key);
  expect(keptOf(cache, 'aa', 'bb', 'ccc')).toEqual(['bb', 'ccc']);
  cache.set('d', 'dddddd');
  expect(keptOf(cache, 'bb', 'ccc', 'd')).toEqual([]);
});

test('a value that is replaced, deleted or cleared leaves its room to others', () => {
  const cache = new RecentlyUsed<string>(4, ({ length }) => length);
  cache.set('a', 'aaaa');
  cache.set('a', 'aa');
  cache.set('b', 'bb');
  expect(keptOf(cache, 'a', 'b')).toEqual(['a', 'b']);
  cache.delete('a');
  cache.delete('a');
  cache.set('c', 'cc');
  expect(keptOf(cache, 'a', 'b', 'c')).toEqual(['b', 'c']);
  cache.clear();
  cache.set('d', 'dddd');
  expect(keptOf(cache, 'b', 'c', 'd')).toEqual(['d']);
});
