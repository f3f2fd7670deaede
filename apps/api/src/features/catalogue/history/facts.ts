/** The values that the audit log stores of products and categories: readable, with names instead of ids. */
import { paiseToRupees, PRODUCT_FIELDS, type ProductField } from '@jhola/domain';
import type { Values } from '../../audit/index.ts';
import type { CategoryRow } from '../categories/taxonomy.queries.ts';
import type { Product } from '../products/read-products.ts';
import type { SubCategory } from '../sub-categories/read-sub-category.ts';

/** A category's name, and its picture as the database stores it: only the path if it is the shop's own. */
export function categoryFacts({ name, image }: Pick<CategoryRow, 'name' | 'image'>) {
  return { name, image };
}

/** The same of a sub-category, with the names of its categories in the order in which they were chosen. */
export function subCategoryFacts({ name, image, category_ids, taxonomy }: SubCategory) {
  return { name, image, category: namesOf(taxonomy.categories, category_ids) };
}

/** Money is in rupees, a discount in percent. */
export function productFacts(product: Product): Values {
  const { taxonomy } = product;
  return {
    ...Object.fromEntries(PRODUCT_FIELDS.map((field) => [field.wire, factOf(product, field)])),
    stock: product.stock,
    category: namesOf(taxonomy.categories, product.category_ids),
    subCategory: namesOf(taxonomy.subCategories, product.sub_category_ids),
  };
}

/** The same rule as `factOf` of product-columns.queries.ts, which handles many products. */
function factOf(product: Product, field: ProductField): unknown {
  return field.kind === 'money' ? paiseToRupees(product[field.column]) : product[field.column];
}

function namesOf<Id>(rows: ReadonlyMap<Id, { readonly name: string }>, ids: readonly Id[]): string[] {
  return ids.flatMap((id) => rows.get(id)?.name ?? []);
}
