import { expect, test } from 'vitest';
import type { CardProduct } from './card-product.ts';
import { hasSameStart, joinPages, nextOf, type ProductPage, withFirst } from './product-pages.ts';

function product(_id: string): CardProduct {
  return { _id, name: _id, unit: '1 kg', stock: 1, price: 10, discount: 0, image: [], tint: 'mint' };
}

function page(next: string | null, ...ids: string[]): ProductPage<string> {
  return { products: ids.map(product), totalCount: 9, next };
}

test('pages become one list in which every product occurs once, at its first position', () => {
  const ids = joinPages([page('x', 'a', 'b'), page(null, 'b', 'c')]).map(({ _id }) => _id);
  expect(ids).toEqual(['a', 'b', 'c']);
});

test('the last page tells what to request next', () => {
  expect(nextOf([page('after b', 'a', 'b'), page('after d', 'c', 'd')])).toBe('after d');
});

test('a list ends when the shop says so', () => {
  expect(nextOf([page('after b', 'a', 'b'), page(null, 'c')])).toBeNull();
});

test('a list ends when a page brings nothing new, whatever it says', () => {
  expect(nextOf([page('after b', 'a', 'b'), page('after b', 'a', 'b')])).toBeNull();
  expect(nextOf([page('more')])).toBeNull();
});

test.each([
  ['the same products', page('after b', 'a', 'b'), true],
  ['another product', page('after b', 'new', 'b'), false],
  ['another sequence', page('after b', 'b', 'a'), false],
  ['another cursor', page('after b, now cheaper', 'a', 'b'), false],
  ['a product more in a later page', { ...page('after b', 'a', 'b'), totalCount: 10 }, false],
  ['a price changed in a later page', { ...page('after b', 'a', 'b'), version: '2' }, false],
])('later pages follow a first page with %s: %j %s', (_what, newer, isFollowed) => {
  expect(hasSameStart(page('after b', 'a', 'b'), newer)).toBe(isFollowed);
});

test('a newer first page replaces the known one; if later pages don’t follow it, the known one stays before them', () => {
  const [first, second] = [page('after b', 'a', 'b'), page(null, 'c')];
  const [cheaper, other] = [page('after b', 'a', 'b'), page('after a', 'new', 'a')];
  expect(withFirst([first, second], cheaper)).toEqual([cheaper, second]);
  expect(withFirst([first, second], other)).toEqual([other, first, second]);
  expect(withFirst([first], other)).toEqual([other]);
});
