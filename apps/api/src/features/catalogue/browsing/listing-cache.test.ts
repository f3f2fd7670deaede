import { expect, it } from 'vitest';
import type { Shelf } from '../shelf/create-shelf.ts';
import { keptListing, type Listing } from './listing-cache.ts';

it('makes a list again only after the shelf has changed, or when too many are kept', () => {
  let version = '1-a';
  const shelf = { version: () => version } as Shelf;
  let made = 0;
  const make = (length: number) => (): Listing => {
    made += 1;
    return { products: Array.from({ length }), counts: {} } as unknown as Listing;
  };
  const first = keptListing(shelf, 'milk', make(10));
  expect(keptListing(shelf, 'milk', make(10))).toBe(first);
  keptListing(shelf, 'bread', make(10));
  expect(made).toBe(2);
  version = '1-b';
  expect(keptListing(shelf, 'milk', make(10))).not.toBe(first);
  expect(made).toBe(3);
  keptListing({ version: () => version } as Shelf, 'milk', make(10));
  expect(made).toBe(4);
  keptListing(shelf, 'everything', make(300_000));
  keptListing(shelf, 'milk', make(10));
  expect(made).toBe(6);
});
