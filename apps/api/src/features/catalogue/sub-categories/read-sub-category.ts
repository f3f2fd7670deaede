import type { SubCategoryId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { readTaxonomy, type SubCategoryRow, type Taxonomy } from '../categories/taxonomy.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** A sub-category, and the taxonomy, which has the names of its categories. */
export type SubCategory = SubCategoryRow & { readonly taxonomy: Taxonomy };

/** A sub-category, read from the database. Throws NOT_FOUND. */
export async function readSubCategory(db: Db, id: SubCategoryId): Promise<SubCategory> {
  const taxonomy = await readTaxonomy(db);
  const row = taxonomy.subCategories.get(id);
  if (row === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchSubCategory });
  return { ...row, taxonomy };
}
