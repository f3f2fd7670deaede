import type { ProductSort } from '@jhola/domain';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import type { NamePlaces } from './name-places.ts';

/** The value that a numeric sort compares; smallest first. */
const NUMBERS: Readonly<Record<Exclude<ProductSort, 'newest' | 'name'>, (product: ShelfProduct) => number>> =
  {
    price: (product) => product.pricePaise,
    discount: (product) => product.discount,
    stock: (product) => product.stock,
    changed: (product) => product.changedAt,
  };

/**
 * Products in the requested sort: ascending by number, by name, or newest first, or the reverse. Equal products keep
 * their sequence. Calls `names` only to sort by name, since sorting all names may take a second.
 */
export function sortProducts(
  products: readonly ShelfProduct[],
  sortBy: ProductSort,
  descending: boolean,
  names: () => NamePlaces,
): readonly ShelfProduct[] {
  if (sortBy === 'newest') return descending ? products.toReversed() : products;
  const placeOf = sortBy === 'name' ? names().place : NUMBERS[sortBy];
  const sign = descending ? -1 : 1;
  // Looks up each position once, not at each comparison.
  const placed = products.map((product) => ({ product, place: sign * placeOf(product) }));
  return placed.sort((one, other) => one.place - other.place).map(({ product }) => product);
}
