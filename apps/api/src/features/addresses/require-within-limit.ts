import { LIMITS, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { countActive } from './addresses.queries.ts';
import { addressesTexts as texts } from '../../messages/index.ts';

/**
 * Throws TOO_MANY_ADDRESSES if the user now has more than the allowed number. The transaction must hold the lock on the
 * user's row.
 */
export async function requireWithinLimit(tx: Db, userId: UserId): Promise<void> {
  if ((await countActive(tx, userId)) <= LIMITS.addressesPerUser) return;
  throw new AppError('TOO_MANY_ADDRESSES', {
    message: texts.tooMany({ max: LIMITS.addressesPerUser }),
  });
}
