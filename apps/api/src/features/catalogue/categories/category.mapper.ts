import type { WireCategory, WireProduct, WireSubCategory } from '@jhola/contract';
import type { CategoryId, SubCategoryId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import { absoluteImageUrl } from '../../../platform/images.ts';
import type { CategoryRow, SubCategoryRow, Taxonomy } from './taxonomy.queries.ts';

type CategoryRef = WireProduct['category'][number];
type SubCategoryRef = WireProduct['subCategory'][number];

/** A category in a response, with the absolute address of its picture. */
export function toWireCategory(config: Config, row: CategoryRow): WireCategory {
  return {
    _id: row.id,
    name: row.name,
    image: absoluteImageUrl(config, row.image),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/**
 * A sub-category in a response, with its categories in the order in which they were chosen. Categories that `taxonomy`
 * doesn't contain are left out.
 */
export function toWireSubCategory(config: Config, row: SubCategoryRow, taxonomy: Taxonomy): WireSubCategory {
  return {
    ...toSubCategoryRef(config, row, taxonomy),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The categories with these ids, as part of a product; foreign keys ensure that each exists. */
export function categoryRefs(config: Config, taxonomy: Taxonomy, ids: readonly CategoryId[]): CategoryRef[] {
  return present(ids.map((id) => taxonomy.categories.get(id))).map(({ id, name, image }) => ({
    _id: id,
    name,
    image: absoluteImageUrl(config, image),
  }));
}

/**
 * The sub-categories with these ids, in the order of the ids, each with its categories. Ids that `taxonomy` doesn't
 * contain are left out.
 */
export function subCategoryRefs(
  config: Config,
  taxonomy: Taxonomy,
  ids: readonly SubCategoryId[],
): SubCategoryRef[] {
  const rows = present(ids.map((id) => taxonomy.subCategories.get(id)));
  return rows.map((row) => toSubCategoryRef(config, row, taxonomy));
}

function toSubCategoryRef(config: Config, row: SubCategoryRow, taxonomy: Taxonomy): SubCategoryRef {
  return {
    _id: row.id,
    name: row.name,
    image: absoluteImageUrl(config, row.image),
    category: categoryRefs(config, taxonomy, row.category_ids),
  };
}

function present<Row>(rows: readonly (Row | undefined)[]): Row[] {
  return rows.filter((row) => row !== undefined);
}
