import type { WireAddress } from '@jhola/contract';
import { type AddressFields, makeId, type UserId } from '@jhola/domain';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockSignedIn } from '../accounts/index.ts';
import { toWireAddress } from './address.mapper.ts';
import { insertAddress } from './addresses.queries.ts';
import { requireWithinLimit } from './require-within-limit.ts';

/** Saves an address. Throws TOO_MANY_ADDRESSES, also if two requests at the same time would exceed the limit. */
export async function createAddress(
  { db, clock }: Services,
  userId: UserId,
  fields: AddressFields,
): Promise<WireAddress> {
  const now = clock.now();
  const row = await inTransaction(db, async (tx) => {
    await lockSignedIn(tx, userId);
    const saved = await insertAddress(tx, makeId<'Address'>(now), userId, fields, now);
    await requireWithinLimit(tx, userId);
    return saved;
  });
  return toWireAddress(row);
}
