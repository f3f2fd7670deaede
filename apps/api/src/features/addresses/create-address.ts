import type { WireAddress } from '@jhola/contract';
import { type AddressFields, LIMITS, makeId, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { toWireAddress } from './address.mapper.ts';
import { countActive, insertAddress, lockUser } from './addresses.queries.ts';

/** Saves an address. Throws TOO_MANY_ADDRESSES; two requests at once can't pass the limit together. */
export async function createAddress(
  { db, clock }: Services,
  userId: UserId,
  fields: AddressFields,
): Promise<WireAddress> {
  const now = clock.now();
  const row = await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if ((await countActive(tx, userId)) >= LIMITS.addressesPerUser) {
      throw new AppError('TOO_MANY_ADDRESSES', {
        message: `You can save up to ${LIMITS.addressesPerUser} addresses. Please remove one first`,
      });
    }
    return insertAddress(tx, makeId<'Address'>(now), userId, fields, now);
  });
  return toWireAddress(row);
}
