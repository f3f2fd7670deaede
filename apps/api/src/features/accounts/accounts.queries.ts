import { requestedLanguage } from '@jhola/messages';
import { UNPLACED_STATUSES, type UserId } from '@jhola/domain';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';

/** How many order ids `readUser` returns: the newest ones. */
const MOST_ORDER_IDS = 100;

/**
 * Inserts an account; its email must be in lower case. If the email is taken, the database error violates
 * `users_email_key`, which callers translate.
 */
export async function insertUser(db: Db, user: Insertable<Tables['users']>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/**
 * Changes the given columns of a user's row, whatever its status. `updated_at` changes only if it is among them. Does
 * nothing if there is no such user.
 */
export async function updateUserRow(db: Db, id: UserId, change: Updateable<Tables['users']>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}

/** Stores the language of the request as the user's last used one, if the request has one. */
export async function storeLanguage(db: Db, id: UserId): Promise<void> {
  const language = requestedLanguage();
  if (language === undefined) return;
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', id)
    .where('language', '<>', language)
    .execute();
}

/**
 * The id of the active account with this email and name that was created at most `withinMs` ago and not changed since.
 * Clocks of processes differ, so it may be created in the future, by at most `withinMs` too.
 */
export async function findUnchanged(
  db: Db,
  { email, name }: { readonly email: string; readonly name: string },
  now: Date,
  withinMs: number,
): Promise<UserId | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('name', '=', name)
    .where('status', '=', 'Active')
    .where('created_at', '>', new Date(now.getTime() - withinMs))
    .where('created_at', '<', new Date(now.getTime() + withinMs))
    .whereRef('updated_at', '=', 'created_at')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The columns of an account that a login needs. */
export async function findByEmail(db: Db, email: string) {
  return (await withEmail(db, email).executeTakeFirst()) ?? null;
}

/**
 * The same; the account has this email until the transaction ends: a change of the email, or a deletion of the account,
 * that has begun is awaited, and a later one waits.
 */
export async function lockEmail(tx: Db, email: string) {
  return (await withEmail(tx, email).forKeyShare().executeTakeFirst()) ?? null;
}

function withEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'email_verified_at as emailVerifiedAt',
      'password_hash as passwordHash',
      'status',
      'role',
    ])
    .where('email', '=', email);
}

/**
 * The email, password hash and status of an account, and when it was changed last. Throws if it doesn't exist: callers
 * have its id from a session or from its row.
 */
export async function readCredentials(db: Db, id: UserId) {
  return db
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash', 'updated_at as updatedAt', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Updates a user's row if its password hash is still the given one; returns whether it was. */
export async function updateWithPassword(
  db: Db,
  id: UserId,
  passwordHash: string,
  change: Updateable<Tables['users']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Locks an active user's row if its password hash is still the given one; returns whether it was. Until the transaction
 * ends, nothing about how to log in can change.
 */
export async function lockWithPassword(tx: Db, id: UserId, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'Active')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the row of an active user; returns whether it is active. */
export async function lockIfActive(tx: Db, id: UserId): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a user's row: logins to the account wait until the transaction ends. */
export async function lockUser(tx: Db, id: UserId) {
  return tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The path of an account's photo; empty if it has none. */
export async function readAvatar(tx: Db, id: UserId): Promise<string> {
  const { avatar } = await tx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return avatar;
}

/** The admin whose account is the oldest; null if there is no admin. */
export async function findAnyAdmin(db: Db): Promise<{ email: string } | null> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'ADMIN')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Makes an account with an unconfirmed email a confirmed admin with another password. Returns false if it is confirmed
 * or an admin by now.
 */
export async function promoteUnconfirmed(
  tx: Db,
  id: UserId,
  { password_hash, now }: { readonly password_hash: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ role: 'ADMIN', password_hash, email_verified_at: now, updated_at: now })
    .where('id', '=', id)
    .where('role', '<>', 'ADMIN')
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The email addresses of the admins, with their languages. */
export async function readAdmins(db: Db): Promise<{ email: string; language: string }[]> {
  return db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'Active')
    .execute();
}

export type UserRow = Awaited<ReturnType<typeof readUser>>;

/**
 * A user with the ids of their cart lines, addresses and orders. Throws if there is no such user: sessions are deleted
 * with their users.
 */
export async function readUser(db: Db, id: UserId) {
  return db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'name',
      'email',
      'avatar',
      'mobile',
      'role',
      'status',
      'language',
      'email_verified_at',
      'last_login_at',
      'created_at',
      'updated_at',
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('addresses')
            .select('addresses.id')
            .whereRef('addresses.user_id', '=', 'users.id')
            .where('addresses.status', '=', true)
            .orderBy('addresses.id'),
        ])
        .as('address_ids'),
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('cart_lines')
            .select('cart_lines.id')
            .whereRef('cart_lines.user_id', '=', 'users.id')
            .orderBy('cart_lines.id'),
        ])
        .as('cart_line_ids'),
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.user_id', '=', 'users.id')
            .where('orders.status', 'not in', UNPLACED_STATUSES)
            .orderBy('orders.placed_at', 'desc')
            .limit(MOST_ORDER_IDS),
        ])
        .as('order_ids'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Stores the hash of the code in a confirmation link. The user's earlier codes stay valid. */
export async function insertConfirmation(
  db: Db,
  confirmation: Insertable<Tables['email_confirmations']>,
): Promise<void> {
  await db.insertInto('email_confirmations').values(confirmation).execute();
}

/**
 * Marks a confirmation that was created after `madeAfter` as used, once. Returns its user and email; null if there is
 * none, or if it was used before.
 */
export async function takeConfirmation(db: Db, hash: Buffer, madeAfter: Date, now: Date) {
  const row = await db
    .updateTable('email_confirmations')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('created_at', '>', madeAfter)
    .where('used_at', 'is', null)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a confirmation that was created after `madeAfter` was used, and its email is still confirmed. */
export async function hasConfirmed(db: Db, hash: Buffer, madeAfter: Date): Promise<boolean> {
  const row = await db
    .selectFrom('email_confirmations as c')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'c.user_id').onRef('users.email', '=', 'c.email'),
    )
    .select('users.id')
    .where('c.code_hash', '=', hash)
    .where('c.created_at', '>', madeAfter)
    .where('c.used_at', 'is not', null)
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the user's email as confirmed, if it is still the given one; returns whether it was. */
export async function confirmEmail(db: Db, id: UserId, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
