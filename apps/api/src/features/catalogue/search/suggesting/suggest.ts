import type { SubCategoryId } from '@jhola/domain';
import type { Config } from '../../../../platform/config.ts';
import { subCategoryRefs } from '../../categories/category.mapper.ts';
import type { Shelf } from '../../shelf/create-shelf.ts';
import { readShelfProduct, type ShelfProduct } from '../../shelf/shelf-product.ts';

const TERMS = 5;
const CATEGORIES = 3;
const PRODUCTS = 5;
/** Sub-categories are suggested from the first products, at most this many. */
const PRODUCTS_READ = 24;

/** The suggestions for a text that is being typed, from memory. None for a blank text. */
export function suggest(shelf: Pick<Shelf, 'search' | 'contents'>, config: Config, text: string) {
  const { products, corrections, terms } =
    text.trim() === '' ? { products: [], corrections: [], terms: [] } : shelf.search(text);
  const categories = subCategoryRefs(config, shelf.contents().taxonomy, mostFrequentSubCategories(products));
  return {
    data: {
      terms: terms.slice(0, TERMS),
      categories,
      products: products.slice(0, PRODUCTS).map(toSuggestion),
    },
    corrections: [...corrections],
  };
}

/** The sub-categories that most of the first products are in; products that come earlier count more. */
function mostFrequentSubCategories(products: readonly ShelfProduct[]): SubCategoryId[] {
  const counts = new Map<SubCategoryId, number>();
  products.slice(0, PRODUCTS_READ).forEach(({ subCategoryIds }, place) => {
    for (const id of subCategoryIds) counts.set(id, (counts.get(id) ?? 0) + 1 / (1 + place / 4));
  });
  const ids = [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
  return ids.slice(0, CATEGORIES);
}

function toSuggestion(onShelf: ShelfProduct) {
  const { _id, name, unit, image, price, discount, stock, category } = readShelfProduct(onShelf);
  const categoryName = category[0]?.name ?? '';
  return { _id, name, unit, image: image.slice(0, 1), price, discount, stock, categoryName };
}
