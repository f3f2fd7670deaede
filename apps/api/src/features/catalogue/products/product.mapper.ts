import type { WireProduct } from '@jhola/contract';
import { byOptionalField, type OptionalValues, paiseToRupees } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import { absoluteImageUrl } from '../../../platform/images.ts';
import { categoryRefs, subCategoryRefs } from '../categories/category.mapper.ts';
import type { Taxonomy } from '../categories/taxonomy.queries.ts';
import type { ProductRow } from './product.queries.ts';
import type { Product } from './read-products.ts';

/**
 * A product as JSON. Price and discount, which an admin changes for many products at once, come after the texts, and
 * `stock` and `updatedAt`, which change with each sale, come last, so that the shelf needs to rewrite only the end of
 * the bytes.
 */
export function toWireProduct(config: Config, { taxonomy, ...row }: Product): WireProduct {
  return {
    ...wireTexts(config, row),
    ...wirePlaces(config, taxonomy, row),
    price: paiseToRupees(row.price_paise),
    discount: row.discount_percent,
    stock: row.stock,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The part of a product's JSON that only this product has. */
export function wireTexts(config: Config, row: ProductRow) {
  return {
    _id: row.id,
    name: row.name,
    image: row.images.map((stored) => absoluteImageUrl(config, stored)),
    unit: row.unit,
    ...byOptionalField<OptionalValues>(({ column }) => row[column]),
    more_details: row.more_details,
    createdAt: row.created_at.toISOString(),
  };
}

/** The part that is the same for all products of the same categories and sub-categories. */
export function wirePlaces(
  config: Config,
  taxonomy: Taxonomy,
  { category_ids, sub_category_ids }: Pick<ProductRow, 'category_ids' | 'sub_category_ids'>,
): Pick<WireProduct, 'category' | 'subCategory'> {
  return {
    category: categoryRefs(config, taxonomy, category_ids),
    subCategory: subCategoryRefs(config, taxonomy, sub_category_ids),
  };
}
