import type { FilterCounts } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';

/** A whole list as shoppers see it, before it is cut into pages. */
export type Listing = { readonly products: readonly ShelfProduct[]; readonly counts: FilterCounts };

/** The cache is emptied beyond this many products in all lists. */
const KEPT_PRODUCTS = 200_000;
/** A list's counts take as much memory as this many products: at most a thousand lists. */
const PRODUCTS_OF_COUNTS = 200;
/**
 * A letter of the key, which the counts may repeat, takes as much memory as this many products. Anybody can send
 * filters with 125,000 letters.
 */
const PRODUCTS_OF_LETTER = 0.5;

type Kept = {
  readonly content: string;
  products: number;
  readonly listings: Map<string, Listing & { readonly version: string }>;
};

const kept = new WeakMap<Pick<Shelf, 'versionOf'>, Kept>();

/**
 * The list of a key, made again when the shelf's content has changed, or a product of these sub-categories has sold out
 * or is back in stock. Sorting and counting take time in proportion to the list, a page of it doesn't.
 */
export function cachedListing(
  shelf: Pick<Shelf, 'versionOf'>,
  key: string,
  subCategories: readonly string[],
  make: () => Listing,
): Listing {
  const content = shelf.versionOf([]);
  let cache = kept.get(shelf);
  if (cache === undefined || cache.content !== content || cache.products > KEPT_PRODUCTS) {
    cache = { content, products: 0, listings: new Map() };
    kept.set(shelf, cache);
  }
  const version = shelf.versionOf(subCategories);
  const known = cache.listings.get(key);
  if (known?.version === version) return known;
  const made = { ...make(), version };
  cache.listings.set(key, made);
  cache.products += made.products.length;
  if (known === undefined) cache.products += PRODUCTS_OF_COUNTS + key.length * PRODUCTS_OF_LETTER;
  else cache.products -= known.products.length;
  return made;
}
