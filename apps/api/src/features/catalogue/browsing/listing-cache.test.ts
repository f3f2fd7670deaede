import { expect, it } from 'vitest';
import { cachedListing, type Listing } from './listing-cache.ts';

it('makes a list again only after its part of the shelf has changed, or when too many are kept', () => {
  let content = 1;
  const flips: Record<string, number> = { milk: 0, bread: 0 };
  const versionOf = (places: readonly string[]) => [content, ...places.map((id) => flips[id])].join('-');
  const shelf = { versionOf };
  let made = 0;
  const list = (of: string, { on = shelf, length = 10 } = {}) =>
    cachedListing(on, of, [of], () => {
      made += 1;
      return { products: Array.from({ length }), counts: {} } as unknown as Listing;
    });
  const first = list('milk');
  expect(list('milk')).toBe(first);
  list('bread');
  expect(made).toBe(2);
  flips.bread = 1;
  expect(list('milk')).toBe(first);
  flips.milk = 2;
  expect(list('milk')).not.toBe(first);
  expect(made).toBe(3);
  content = 2;
  list('milk');
  list('milk', { on: { versionOf } });
  expect(made).toBe(5);
  list('bread', { length: 300_000 });
  list('milk');
  expect(made).toBe(7);
  for (let n = 0; n < 4; n += 1) list(`${n}${'brand'.repeat(25_000)}`, { length: 0 });
  list('milk');
  expect(made).toBe(12);
});
