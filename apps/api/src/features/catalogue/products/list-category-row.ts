import type { CategoryId, SubCategoryId } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { finishedList } from '../shelf/finished-answer.ts';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';

/** A row of the home page, finished: a category's products, one of each sub-category in turn, sold out last. */
export function listCategoryRow(shelf: Shelf, category: CategoryId, limit: number): Buffer {
  const contents = shelf.contents();
  const products = contents.byCategory.get(category) ?? [];
  const row = inTurn(
    contents,
    category,
    products.filter((product) => product.stock > 0),
  );
  if (row.length < limit)
    row.push(
      ...inTurn(
        contents,
        category,
        products.filter((product) => product.stock === 0),
      ),
    );
  return finishedList(row.slice(0, limit).map((product) => product.json));
}

/** The products dealt out: the newest of each sub-category, then the next of each, and so on. */
function inTurn(
  contents: ShelfContents,
  category: CategoryId,
  products: readonly ShelfProduct[],
): ShelfProduct[] {
  const piles = new Map<SubCategoryId | undefined, ShelfProduct[]>();
  for (const product of products) {
    const of = product.subCategoryIds.find((id) => belongs(contents, id, category));
    const pile = piles.get(of);
    if (pile) pile.push(product);
    else piles.set(of, [product]);
  }
  const dealt: ShelfProduct[] = [];
  for (let turn = 0; dealt.length < products.length; turn += 1) {
    for (const pile of piles.values()) {
      const product = pile[turn];
      if (product) dealt.push(product);
    }
  }
  return dealt;
}

function belongs(contents: ShelfContents, subCategory: SubCategoryId, category: CategoryId): boolean {
  return contents.taxonomy.subCategories.get(subCategory)?.category_ids.includes(category) ?? false;
}
