import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import type { Deletion } from './change.ts';
import { hasDeleted } from './changes.queries.ts';

/**
 * Deletes a thing by `run`, which records it. If the thing is gone (`run` throws NOT_FOUND) because the same admin has
 * deleted it, this does nothing: the request is repeated after a lost response. Throws what `run` throws otherwise.
 */
export async function deleteOnce(db: Db, deletion: Deletion, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
    if (!isGone || !(await hasDeleted(db, deletion))) throw error;
  }
}
