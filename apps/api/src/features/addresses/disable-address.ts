import type { AddressId, UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { setAddressStatus } from './addresses.queries.ts';
import { noSuchAddress } from './no-such-address.ts';

/**
 * Hides an address until it is restored. Succeeds if the address is hidden already, so that a request can be retried.
 * Throws NOT_FOUND for another user's address.
 */
export async function disableAddress(
  { db, clock }: Services,
  userId: UserId,
  addressId: AddressId,
): Promise<void> {
  const row = await setAddressStatus(db, userId, addressId, false, clock.now());
  if (row === undefined) throw noSuchAddress();
}
