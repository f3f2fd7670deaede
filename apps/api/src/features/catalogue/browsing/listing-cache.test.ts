import { expect, it } from 'vitest';
import type { Shelf } from '../shelf/create-shelf.ts';
import { cachedListing, type Listing } from './listing-cache.ts';

it('makes a list again only after the shelf has changed, or when too many are kept', () => {
  let version = '1-a';
  const shelf = { version: () => version } as Shelf;
  let made = 0;
  const make = (length: number) => (): Listing => {
    made += 1;
    return { products: Array.from({ length }), counts: {} } as unknown as Listing;
  };
  const first = cachedListing(shelf, 'milk', make(10));
  expect(cachedListing(shelf, 'milk', make(10))).toBe(first);
  cachedListing(shelf, 'bread', make(10));
  expect(made).toBe(2);
  version = '1-b';
  expect(cachedListing(shelf, 'milk', make(10))).not.toBe(first);
  expect(made).toBe(3);
  cachedListing({ version: () => version } as Shelf, 'milk', make(10));
  expect(made).toBe(4);
  cachedListing(shelf, 'everything', make(300_000));
  cachedListing(shelf, 'milk', make(10));
  expect(made).toBe(6);
  for (let n = 0; n < 4; n += 1) cachedListing(shelf, `${n}${'brand'.repeat(25_000)}`, make(0));
  cachedListing(shelf, 'milk', make(10));
  expect(made).toBe(11);
});
