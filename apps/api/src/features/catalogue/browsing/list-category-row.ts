import { arrangeRow, type CategoryId } from '@jhola/domain';
import { newerFirst } from '../shelf/arrangement.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse } from '../shelf/json-responses.ts';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import { jsonOf, pileOf, type ShelfProduct } from '../shelf/shelf-product.ts';

/** A row of the home page as JSON. */
export function listCategoryRow(shelf: Shelf, category: CategoryId, limit: number): Buffer {
  return jsonListResponse(categoryRow(shelf, category, limit).map(jsonOf));
}

/**
 * A row of the home page: a category's products, most popular first, then products without recent orders, one of each
 * sub-category in turn. Spreads out packs of one product and similar things. Sold-out products are last.
 */
export function categoryRow(shelf: Shelf, category: CategoryId, limit: number): ShelfProduct[] {
  const contents = shelf.contents();
  const row = arrangeRow(toBuy(contents, category, limit), limit);
  if (row.length < limit) {
    const soldOut = (contents.byCategory.get(category) ?? []).filter((product) => product.stock === 0);
    row.push(...arrangeRow(soldOut, limit - row.length));
  }
  return row;
}

/** A category's products in stock with recent orders, and at most `limit` others. */
function* toBuy(contents: ShelfContents, category: CategoryId, limit: number): Generator<ShelfProduct> {
  for (const product of contents.byCategory.get(category) ?? []) {
    if (product.popularity === 0) break;
    if (product.stock > 0) yield product;
  }
  yield* inTurn(pilesOf(contents, category, limit), limit);
}

/**
 * A pile of each sub-category: its newest products in stock that have no recent orders, at most `limit`. The pile with
 * the newest product is first.
 */
function pilesOf(contents: ShelfContents, category: CategoryId, limit: number): ShelfProduct[][] {
  const subCategories = [...contents.taxonomy.subCategories.values()]
    .filter(({ category_ids }) => category_ids.includes(category))
    .map(({ id }) => id);
  const piles: ShelfProduct[][] = [];
  for (const subCategory of [undefined, ...subCategories]) {
    const pile: ShelfProduct[] = [];
    for (const product of contents.byPile.get(pileOf(category, subCategory)) ?? []) {
      if (pile.length === limit) break;
      if (product.stock > 0 && product.popularity === 0) pile.push(product);
    }
    if (pile.length > 0) piles.push(pile);
  }
  return piles.sort(([one], [other]) => (one && other ? newerFirst(one, other) : 0));
}

/** The first of each pile, then the second of each, and so on; at most `limit`. */
function inTurn(piles: readonly (readonly ShelfProduct[])[], limit: number): ShelfProduct[] {
  const turns = Array.from({ length: limit }, (_, turn) => piles.flatMap((pile) => pile[turn] ?? []));
  return turns.flat().slice(0, limit);
}
