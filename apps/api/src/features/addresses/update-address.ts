import type { WireAddress } from '@jhola/contract';
import type { AddressFields, AddressId, UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { toWireAddress } from './address.mapper.ts';
import { changeAddress } from './addresses.queries.ts';
import { noSuchAddress } from './no-such-address.ts';

/** Updates an address. Throws NOT_FOUND for a removed address and for another user's. */
export async function updateAddress(
  { db, clock }: Services,
  userId: UserId,
  addressId: AddressId,
  fields: AddressFields,
): Promise<WireAddress> {
  const row = await changeAddress(db, userId, addressId, { ...fields, updated_at: clock.now() });
  if (row === undefined) throw noSuchAddress();
  return toWireAddress(row);
}
