import type { UserId } from '@jhola/domain';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';

const ORDERS_NAMED = 100;

export async function insertUser(db: Db, user: Insertable<Tables['users']>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export async function updateUserRow(db: Db, id: UserId, change: Updateable<Tables['users']>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}

/** What logging in has to know of an account. */
export async function findByEmail(db: Db, email: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash as passwordHash', 'status', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

/** The path of an account's photo, which nobody else changes until the transaction ends. */
export async function lockAvatar(tx: Db, id: UserId): Promise<string> {
  const { avatar } = await tx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return avatar;
}

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

/** Where the shop's admins are reached. */
export async function readAdminEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'Active')
    .execute();
  return rows.map(({ email }) => email);
}

export type UserRow = Awaited<ReturnType<typeof readUser>>;

/** A user with the ids of what is theirs. Throws where there is none: sessions die with their users. */
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
            .orderBy('orders.placed_at', 'desc')
            .limit(ORDERS_NAMED),
        ])
        .as('order_ids'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function insertConfirmation(
  db: Db,
  confirmation: Insertable<Tables['email_confirmations']>,
): Promise<void> {
  await db.insertInto('email_confirmations').values(confirmation).execute();
}

/** Uses a confirmation up. */
export async function takeConfirmation(db: Db, hash: Buffer, madeAfter: Date) {
  const row = await db
    .deleteFrom('email_confirmations')
    .where('code_hash', '=', hash)
    .where('created_at', '>', madeAfter)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Marks an email as confirmed, if it still is that user's. */
export async function confirmEmail(db: Db, id: UserId, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
