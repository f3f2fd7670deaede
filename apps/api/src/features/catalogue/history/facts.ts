/** What the history remembers of the catalogue's things: values for people, with names instead of ids. */
import type { WireProduct, WireSubCategory } from '@jhola/contract';
import type { Config } from '../../../platform/config.ts';
import { storedImageUrl } from '../../../platform/images.ts';
import type { CategoryRow } from '../categories/taxonomy.queries.ts';

export function categoryFacts({ name, image }: Pick<CategoryRow, 'name' | 'image'>) {
  return { name, image };
}

export function subCategoryFacts(config: Config, { name, image, category }: WireSubCategory) {
  return { name, image: storedImageUrl(config, image), category: category.map((parent) => parent.name) };
}

/** The price is in rupees, the discount in percent. */
export function productFacts(config: Config, product: WireProduct) {
  const { name, unit, price, discount, stock, description, more_details } = product;
  return {
    name,
    unit,
    price,
    discount,
    stock,
    category: product.category.map((category) => category.name),
    subCategory: product.subCategory.map((subCategory) => subCategory.name),
    description,
    more_details,
    image: product.image.map((image) => storedImageUrl(config, image)),
  };
}
