import type { CategoryId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { lockExistingCategories } from './category.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/**
 * Returns the ids without duplicates; locks the categories against deletion until the transaction ends. Throws
 * NOT_FOUND if one of them doesn't exist.
 */
export async function requireCategories(tx: Db, ids: readonly CategoryId[]): Promise<CategoryId[]> {
  const wanted = [...new Set(ids)];
  const there = new Set(await lockExistingCategories(tx, wanted));
  if (wanted.every((id) => there.has(id))) return wanted;
  throw new AppError('NOT_FOUND', { message: texts.chosenCategoryGone, field: 'category' });
}
