import { type AddressFields, type AddressId, SOLD_STATUSES, type UserId } from '@jhola/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';

export type AddressRow = Selectable<Tables['addresses']>;

export type ListedAddressRow = AddressRow & { readonly is_last_used: boolean | null };

/**
 * A user's addresses, active ones first, newest first. `is_last_used`: whether the latest order, not counting those that
 * were cancelled or undelivered, went there; null without orders.
 */
export async function readAddresses(db: Db, userId: UserId): Promise<ListedAddressRow[]> {
  const latest = db
    .selectFrom('orders')
    .select('address_id')
    .where('user_id', '=', userId)
    .where('status', 'in', SOLD_STATUSES)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return db
    .selectFrom('addresses')
    .selectAll()
    .select((eb) => eb('id', '=', latest).$castTo<boolean | null>().as('is_last_used'))
    .where('user_id', '=', userId)
    .orderBy('status', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** How many addresses the user has, without removed ones; the limit is checked against it. */
export async function countActive(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** The address, removed or not, that the user added with this key. */
export async function findByIdempotencyKey(
  db: Db,
  userId: UserId,
  idempotencyKey: string,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Inserts an active address and returns its row. Doesn't check the limit. */
export async function insertAddress(
  db: Db,
  id: AddressId,
  userId: UserId,
  fields: AddressFields,
  idempotencyKey: string | null,
  now: Date,
): Promise<AddressRow> {
  return db
    .insertInto('addresses')
    .values({
      id,
      user_id: userId,
      ...fields,
      idempotency_key: idempotencyKey,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Makes one of the user's addresses active or hidden, whatever it was before. Returns undefined if there is no such
 * address.
 */
export async function setAddressStatus(
  db: Db,
  userId: UserId,
  id: AddressId,
  status: boolean,
  now: Date,
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Updates one of the user's active addresses. Returns undefined if there is no such address. */
export async function changeAddress(
  db: Db,
  userId: UserId,
  id: AddressId,
  change: Updateable<Tables['addresses']>,
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', true)
    .returningAll()
    .executeTakeFirst();
}
