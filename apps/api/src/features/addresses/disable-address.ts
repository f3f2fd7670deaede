import type { AddressId, UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { changeAddress } from './addresses.queries.ts';
import { noSuchAddress } from './no-such-address.ts';

/**
 * Hides an address until it is restored. Throws NOT_FOUND for an address that is hidden already or belongs to another
 * user.
 */
export async function disableAddress(
  { db, clock }: Services,
  userId: UserId,
  addressId: AddressId,
): Promise<void> {
  const row = await changeAddress(db, userId, addressId, { status: false, updated_at: clock.now() });
  if (row === undefined) throw noSuchAddress();
}
