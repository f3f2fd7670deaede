import { PAGE_SIZES, type ProductId } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { sortedByName } from '../shelf/shelf-contents.ts';
import { bestSellers } from './list-best-sellers.ts';
import { categoryRow } from './list-category-row.ts';

/** The products that the home page shows, each once: the best sellers, then the row of each category. */
export function firstProducts(shelf: Shelf): ProductId[] {
  const categories = sortedByName(shelf.contents().taxonomy.categories.values());
  const shown = [
    ...bestSellers(shelf, PAGE_SIZES.homeRow),
    ...categories.flatMap(({ id }) => categoryRow(shelf, id, PAGE_SIZES.homeRow)),
  ];
  return [...new Set(shown.map(({ id }) => id))];
}
