import type { WireAddress } from '@jhola/contract';
import type { AddressId, UserId } from '@jhola/domain';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockSignedIn } from '../accounts/index.ts';
import { toWireAddress } from './address.mapper.ts';
import { setAddressStatus } from './addresses.queries.ts';
import { requireWithinLimit } from './require-within-limit.ts';
import { noSuchAddress } from './no-such-address.ts';

/**
 * Restores a removed address. Succeeds if the address is active already, so that a request can be retried. Throws
 * NOT_FOUND for another user's address, TOO_MANY_ADDRESSES if the user has reached the limit in the meantime.
 */
export async function restoreAddress(
  { db, clock }: Services,
  userId: UserId,
  addressId: AddressId,
): Promise<WireAddress> {
  const now = clock.now();
  const row = await inTransaction(db, async (tx) => {
    await lockSignedIn(tx, userId);
    const restored = await setAddressStatus(tx, userId, addressId, true, now);
    if (restored === undefined) throw noSuchAddress();
    await requireWithinLimit(tx, userId);
    return restored;
  });
  return toWireAddress(row);
}
