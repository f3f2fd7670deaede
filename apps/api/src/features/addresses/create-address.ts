import type { WireAddress } from '@jhola/contract';
import { type AddressFields, isSameAddress, makeId, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockSignedIn } from '../accounts/index.ts';
import { toWireAddress } from './address.mapper.ts';
import { type AddressRow, findByIdempotencyKey, insertAddress } from './addresses.queries.ts';
import { requireWithinLimit } from './require-within-limit.ts';

/**
 * Saves an address. If it was sent before with the same key, returns the address that was saved then, as it is now.
 * Throws TOO_MANY_ADDRESSES, also if two requests at the same time would exceed the limit; CONFLICT if the key belongs
 * to another address.
 */
export async function createAddress(
  { db, clock }: Services,
  userId: UserId,
  fields: AddressFields,
  idempotencyKey: string | null,
): Promise<WireAddress> {
  const now = clock.now();
  const row = await inTransaction(db, async (tx) => {
    // Also makes equal requests wait for each other.
    await lockSignedIn(tx, userId);
    const before = await savedBefore(tx, userId, fields, idempotencyKey);
    if (before) return before;
    const saved = await insertAddress(tx, makeId<'Address'>(now), userId, fields, idempotencyKey, now);
    await requireWithinLimit(tx, userId);
    return saved;
  });
  return toWireAddress(row);
}

async function savedBefore(
  tx: Db,
  userId: UserId,
  fields: AddressFields,
  idempotencyKey: string | null,
): Promise<AddressRow | undefined> {
  if (idempotencyKey === null) return undefined;
  const saved = await findByIdempotencyKey(tx, userId, idempotencyKey);
  // One that was changed since can't be compared with what was sent.
  if (saved === undefined || saved.updated_at > saved.created_at || isSameAddress(saved, fields))
    return saved;
  throw new AppError('CONFLICT', { message: 'This Idempotency-Key was used for another address' });
}
