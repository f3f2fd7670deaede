import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { updateUserRow } from '../accounts.queries.ts';
import { deleteAllOf, lockForClosing } from './closing.queries.ts';

/** The name shown for a deleted account, in orders and in the audit log. */
export const DELETED_ACCOUNT_NAME = 'Deleted account';

/**
 * Locks the account: nothing that belongs to it can be added until the transaction ends. `isClosed`: it was deleted
 * already.
 */
export async function lockAccount(tx: Db, id: UserId) {
  const { status, ...account } = await lockForClosing(tx, id);
  return { ...account, isClosed: status === 'Inactive' };
}

/**
 * Removes the personal data from the user's row, which is kept for the orders, and deletes devices, codes and
 * sessions, except that the one of the request is kept as ended for a few days. The email can be registered again.
 * `passwordHash`: the hash of a password that nobody knows.
 */
export async function closeAccount(
  tx: Db,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await deleteAllOf(tx, userId, sessionId, now);
  await updateUserRow(tx, userId, {
    name: DELETED_ACCOUNT_NAME,
    email: `${userId}@deleted.invalid`,
    password_hash: passwordHash,
    mobile: '',
    avatar: '',
    status: 'Inactive',
    email_verified_at: null,
    last_login_at: null,
    updated_at: now,
  });
}
