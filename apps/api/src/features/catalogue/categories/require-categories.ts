import type { CategoryId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { lockExistingCategories } from './category.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/**
 * Returns the ids without duplicates; locks the categories against deletion until the transaction ends. Throws
 * NOT_FOUND with the first unknown id.
 */
export async function requireCategories(tx: Db, ids: readonly CategoryId[]): Promise<CategoryId[]> {
  const wanted = [...new Set(ids)];
  const there = new Set(await lockExistingCategories(tx, wanted));
  const missing = wanted.find((id) => !there.has(id));
  if (missing === undefined) return wanted;
  throw new AppError('NOT_FOUND', { message: texts.noSuchCategoryOf({ id: missing }), field: 'category' });
}
