import type { SubCategoryId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { lockExistingSubCategories } from './sub-category.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/**
 * Returns the ids without duplicates; locks the sub-categories against deletion until the transaction ends. Throws
 * NOT_FOUND with the first unknown id.
 */
export async function requireSubCategories(tx: Db, ids: readonly SubCategoryId[]): Promise<SubCategoryId[]> {
  const wanted = [...new Set(ids)];
  const there = new Set(await lockExistingSubCategories(tx, wanted));
  const missing = wanted.find((id) => !there.has(id));
  if (missing === undefined) return wanted;
  throw new AppError('NOT_FOUND', {
    message: texts.noSuchSubCategoryOf({ id: missing }),
    field: 'subCategory',
  });
}
