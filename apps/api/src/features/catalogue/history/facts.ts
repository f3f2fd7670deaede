/** What the history remembers of the catalogue's things: values for people, with names instead of ids. */
import { paiseToRupees } from '@jhola/domain';
import type { CategoryRow } from '../categories/taxonomy.queries.ts';
import type { Product } from '../products/read-products.ts';
import type { SubCategory } from '../sub-categories/read-sub-category.ts';

export function categoryFacts({ name, image }: Pick<CategoryRow, 'name' | 'image'>) {
  return { name, image };
}

export function subCategoryFacts({ name, image, category_ids, taxonomy }: SubCategory) {
  return { name, image, category: namesOf(taxonomy.categories, category_ids) };
}

/** The price is in rupees, the discount in percent. */
export function productFacts(product: Product) {
  const { taxonomy } = product;
  return {
    name: product.name,
    unit: product.unit,
    price: paiseToRupees(product.price_paise),
    discount: product.discount_percent,
    stock: product.stock,
    category: namesOf(taxonomy.categories, product.category_ids),
    subCategory: namesOf(taxonomy.subCategories, product.sub_category_ids),
    description: product.description,
    more_details: product.more_details,
    image: product.images,
  };
}

function namesOf<Id>(rows: ReadonlyMap<Id, { readonly name: string }>, ids: readonly Id[]): string[] {
  return ids.flatMap((id) => rows.get(id)?.name ?? []);
}
