import { arrangeRow, type CategoryId, type SubCategoryId } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse } from '../shelf/json-responses.ts';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';

/** A row of the home page as JSON. */
export function listCategoryRow(shelf: Shelf, category: CategoryId, limit: number): Buffer {
  return jsonListResponse(categoryRow(shelf, category, limit).map((product) => product.json));
}

/**
 * A row of the home page: a category's products, most popular first, then products without recent orders, one of each
 * sub-category in turn. Spreads out packs of one product and similar things. Sold-out products are last.
 */
export function categoryRow(shelf: Shelf, category: CategoryId, limit: number): ShelfProduct[] {
  const contents = shelf.contents();
  const products = contents.byCategory.get(category) ?? [];
  const toBuy = products.filter((product) => product.stock > 0);
  const popular = toBuy.filter((product) => product.popularity > 0);
  const others = toBuy.slice(popular.length);
  const row = arrangeRow([...popular, ...inTurn(contents, category, others, limit)], limit);
  if (row.length < limit) {
    const soldOut = products.filter((product) => product.stock === 0);
    row.push(...arrangeRow(soldOut, limit - row.length));
  }
  return row;
}

/**
 * The given number of products, taken in turn: the newest of each sub-category, then the second newest of each, and so
 * on.
 */
function inTurn(
  contents: ShelfContents,
  category: CategoryId,
  products: readonly ShelfProduct[],
  limit: number,
): ShelfProduct[] {
  const piles = new Map<SubCategoryId | undefined, ShelfProduct[]>();
  for (const product of products) {
    const of = product.subCategoryIds.find((id) => belongs(contents, id, category));
    const pile = piles.get(of);
    if (pile === undefined) piles.set(of, [product]);
    else if (pile.length < limit) pile.push(product);
  }
  const dealt: ShelfProduct[] = [];
  const highest = Math.max(0, ...[...piles.values()].map((pile) => pile.length));
  for (let turn = 0; turn < highest && dealt.length < limit; turn += 1) {
    for (const pile of piles.values()) {
      const product = pile[turn];
      if (product && dealt.length < limit) dealt.push(product);
    }
  }
  return dealt;
}

function belongs(contents: ShelfContents, subCategory: SubCategoryId, category: CategoryId): boolean {
  return contents.taxonomy.subCategories.get(subCategory)?.category_ids.includes(category) ?? false;
}
