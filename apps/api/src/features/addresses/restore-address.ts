import type { WireAddress } from '@jhola/contract';
import type { AddressId, UserId } from '@jhola/domain';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { toWireAddress } from './address.mapper.ts';
import { activateAddress, lockUser } from './addresses.queries.ts';
import { holdToLimit } from './hold-to-limit.ts';
import { noSuchAddress } from './no-such-address.ts';

/**
 * Brings a removed address back; one that is there already stays, so an answer that was lost may be asked for again.
 * Throws NOT_FOUND for one of somebody else, TOO_MANY_ADDRESSES where its place was taken meanwhile.
 */
export async function restoreAddress(
  { db, clock }: Services,
  userId: UserId,
  addressId: AddressId,
): Promise<WireAddress> {
  const now = clock.now();
  const row = await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const restored = await activateAddress(tx, userId, addressId, now);
    if (restored === undefined) throw noSuchAddress();
    await holdToLimit(tx, userId);
    return restored;
  });
  return toWireAddress(row);
}
