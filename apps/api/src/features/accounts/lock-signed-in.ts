import type { UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { lockIfActive } from './accounts.queries.ts';

/**
 * Locks the row of the signed-in user, so that only one request at a time can add something that the user owns. Throws
 * NO_SESSION if the account was deleted or suspended since the request was authenticated: nothing may be added to a
 * deleted account, because nobody could remove it.
 */
export async function lockSignedIn(tx: Db, userId: UserId): Promise<void> {
  if (!(await lockIfActive(tx, userId))) throw new AppError('NO_SESSION');
}
