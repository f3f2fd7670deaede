import { type CategoryId, LOW_STOCK, type StockLevel } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';

/** The filters and sort of the admin's product table. */
export type ProductFilter = {
  /** Words to search for; empty for all products. */
  readonly search: string;
  readonly categoryId?: CategoryId | undefined;
  readonly stock: StockLevel;
  /** Only products with a discount. */
  readonly discounted: boolean;
};

export type FoundProducts = {
  /** Newest first; best match first if there is a search. */
  readonly products: readonly ShelfProduct[];
  /** How many products each filter would leave, within the search and the category. */
  readonly counts: {
    readonly all: number;
    readonly low: number;
    readonly out: number;
    readonly discounted: number;
  };
};

/** The matching products, from the shelf; needs no query. */
export function findProducts(shelf: Shelf, filter: ProductFilter): FoundProducts {
  const found = searched(shelf, filter);
  const counts = { all: found.length, low: 0, out: 0, discounted: 0 };
  for (const product of found) {
    if (product.stock <= LOW_STOCK) counts.low += 1;
    if (product.stock === 0) counts.out += 1;
    if (product.discount > 0) counts.discounted += 1;
  }
  return { products: found.filter((product) => passes(product, filter)), counts };
}

function searched(shelf: Shelf, filter: ProductFilter): readonly ShelfProduct[] {
  const { search, categoryId } = filter;
  if (search.trim() === '') {
    return within(shelf.contents().newestFirst, categoryId);
  }
  return within(shelf.search(search).products, categoryId);
}

function within(
  products: readonly ShelfProduct[],
  categoryId: CategoryId | undefined,
): readonly ShelfProduct[] {
  if (categoryId === undefined) return products;
  return products.filter(({ categoryIds }) => categoryIds.includes(categoryId));
}

function passes(product: ShelfProduct, { stock, discounted }: ProductFilter): boolean {
  if (discounted && product.discount === 0) return false;
  if (stock === 'out') return product.stock === 0;
  return stock === 'any' || product.stock <= LOW_STOCK;
}
