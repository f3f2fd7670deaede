import type { SubCategoryId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { lockExistingSubCategories } from './sub-category.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/**
 * Returns the ids without duplicates; locks the sub-categories against deletion until the transaction ends. Throws
 * NOT_FOUND if one of them doesn't exist.
 */
export async function requireSubCategories(tx: Db, ids: readonly SubCategoryId[]): Promise<SubCategoryId[]> {
  const wanted = [...new Set(ids)];
  const there = new Set(await lockExistingSubCategories(tx, wanted));
  if (wanted.every((id) => there.has(id))) return wanted;
  throw new AppError('NOT_FOUND', { message: texts.chosenSubCategoryGone, field: 'subCategory' });
}
