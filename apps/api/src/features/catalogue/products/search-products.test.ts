import { expect, test } from 'vitest';
import type { ShelfFound } from '../search/search-index.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { type SearchWanted, searchProducts } from './search-products.ts';

/** Counts how often a filter looks at it. */
class CountedProduct {
  static looks = 0;
  readonly ownJson = Buffer.from('{');
  readonly placesJson = Buffer.from('}');
  readonly stock = 3;
  readonly payablePaise = 5_000;
  readonly brand = 'Gokul';
  readonly diet = 'veg';

  get discount(): number {
    CountedProduct.looks += 1;
    return 10;
  }
}

const foundNow = (): ShelfFound => ({
  products: [new CountedProduct() as unknown as ShelfProduct],
  corrections: [],
  terms: [],
});
const search = {
  search: 'milk',
  page: 1,
  limit: 10,
  asTyped: false,
  sort: 'best',
  filters: {},
  counts: true,
} as const;

function counted(found: ShelfFound, wanted: Partial<SearchWanted> = {}): number {
  CountedProduct.looks = 0;
  const json = searchProducts({ search: () => found }, { ...search, ...wanted });
  expect(JSON.parse(json.toString())).toMatchObject({ counts: { brand: [{ value: 'Gokul', count: 1 }] } });
  return CountedProduct.looks;
}

test('the products of a search are counted once, until the search finds others', () => {
  const found = foundNow();
  expect(counted(found)).toBeGreaterThan(0);
  expect(counted(found, { page: 1, filters: { brand: [] } })).toBe(0);
  expect(counted(found, { filters: { brand: ['Gokul'] } })).toBeGreaterThan(0);
  expect(counted(found)).toBe(0);
  expect(counted(foundNow())).toBeGreaterThan(0);
});
