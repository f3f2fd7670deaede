import type { UserId } from '@jhola/domain';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

/** Whether the account of a query's row has two-step verification. */
export function hasSecondFactor(eb: ExpressionBuilder<Tables, 'users'>) {
  const confirmed = eb
    .selectFrom('authenticators')
    .select('authenticators.user_id')
    .whereRef('authenticators.user_id', '=', 'users.id')
    .where('authenticators.confirmed_at', 'is not', null);
  const passkey = eb
    .selectFrom('passkeys')
    .select('passkeys.user_id')
    .whereRef('passkeys.user_id', '=', 'users.id');
  return eb.or([eb.exists(confirmed), eb.exists(passkey)]).$castTo<boolean>();
}

/** Whether an account has two-step verification. */
export async function readHasSecondFactor(db: Db, id: UserId): Promise<boolean> {
  const { has } = await db
    .selectFrom('users')
    .select((eb) => hasSecondFactor(eb).as('has'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return has;
}

/**
 * Turns two-step verification off if the user has no authenticator and no passkey left: deletes the recovery codes and
 * the unfinished logins. Returns whether it is off.
 */
export async function turnOffWithoutFactors(tx: Db, id: UserId): Promise<boolean> {
  const isOff = !(await readHasSecondFactor(tx, id));
  if (isOff) await deleteFactorsOf(tx, id);
  return isOff;
}

/** Deletes the authenticator, the passkeys, the recovery codes and the unfinished logins of a user. */
export async function deleteFactorsOf(tx: Db, id: UserId): Promise<void> {
  await tx.deleteFrom('authenticators').where('user_id', '=', id).execute();
  await tx.deleteFrom('passkeys').where('user_id', '=', id).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', id).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
  await tx.deleteFrom('pending_logins').where('user_id', '=', id).execute();
}
