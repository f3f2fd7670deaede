import { expect, test } from 'vitest';
import { isSavable, isSavableData, offlinePathFor } from './saved-paths.ts';

const at = (path: string) => new URL(path, 'https://jhola.test');

test.each(['/', '/cart', '/product/toor-dal-1', '/dashboard/myorders', '/search?q=dal', '/apiary/honey'])(
  'the document %s is saved',
  (path) => expect(isSavable(at(path))).toBe(true),
);

test.each([
  '/api/docs',
  '/api',
  '/assets/shop-1.js',
  '/images/a/320.webp',
  '/uploads/a',
  '/sandbox/pay/cs_1',
])('the document %s isn’t saved', (path) => expect(isSavable(at(path))).toBe(false));

test.each([
  ['/_home.data', true],
  ['/_frame/shop-layout.data', true],
  ['/product/toor-dal-1.data', true],
  ['/search.data?q=dal', false],
  ['/product/toor-dal-1', false],
])('whether the data %s is saved: %s', (path, isSaved) => {
  expect(isSavableData(at(path))).toBe(isSaved);
});

test('a page that can’t be opened offline leads to the offline page, which has its address', () => {
  const offline = offlinePathFor(at('/product/toor-dal-1?from=row'));
  expect(offline).toBe('/offline?page=%2Fproduct%2Ftoor-dal-1%3Ffrom%3Drow');
});

test('the offline page itself leads nowhere', () => {
  expect(offlinePathFor(at('/offline?page=%2Fcart'))).toBeNull();
});
