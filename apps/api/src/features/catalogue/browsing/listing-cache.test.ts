import { expect, it } from 'vitest';
import { cachedListing, type Listing } from './listing-cache.ts';

/** Lists by the id of their only sub-category, from a shelf of their own whose versions a test can change. */
function listsOfShelf() {
  const versions: Record<string, number> = { content: 1, milk: 0, bread: 0 };
  const versionOf = (places: readonly string[]) => ['content', ...places].map((id) => versions[id]).join('-');
  const shelf = { versionOf };
  const list = (of: string, length = 10) =>
    cachedListing(
      shelf,
      of,
      [of],
      () => ({ products: Array.from({ length }), counts: {} }) as unknown as Listing,
    );
  return { versions, list };
}

it('keeps a list while only other sub-categories change', () => {
  const { versions, list } = listsOfShelf();
  const milk = list('milk');
  expect(list('bread')).not.toBe(milk);
  versions.bread = 1;
  list('bread');
  expect(list('milk')).toBe(milk);
});

it('makes a list again once its sub-category or the content has changed', () => {
  const { versions, list } = listsOfShelf();
  const first = list('milk');
  versions.milk = 1;
  const second = list('milk');
  expect(second).not.toBe(first);
  versions.content = 2;
  expect(list('milk')).not.toBe(second);
});

it('keeps the lists of two shelves apart', () => {
  expect(listsOfShelf().list('milk')).not.toBe(listsOfShelf().list('milk'));
});

it('makes all lists again once they have too many products', () => {
  const { list } = listsOfShelf();
  const milk = list('milk');
  list('bread', 150_000);
  expect(list('milk')).toBe(milk);
  list('rice', 150_000);
  expect(list('milk')).not.toBe(milk);
});

it('makes all lists again once their keys have too many letters', () => {
  const { list } = listsOfShelf();
  const milk = list('milk');
  const filterBy = (brand: number) => list(`${brand}${'brand'.repeat(25_000)}`, 0);
  for (const brand of [1, 2, 3]) filterBy(brand);
  expect(list('milk')).toBe(milk);
  filterBy(4);
  expect(list('milk')).not.toBe(milk);
});
