import type { DataOf } from '@jhola/contract/client';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Services } from '../../../platform/services.ts';
import { readPasskeys } from '../passkeys/passkeys.queries.ts';
import { readAuthenticator } from './authenticators.queries.ts';
import { countRecoveryCodes } from './recovery-codes.queries.ts';

/** The state of the signed-in user's two-step verification. */
export async function readSecondFactor(
  { db, config }: Services,
  { userId, role }: Pick<SignedIn, 'userId' | 'role'>,
): Promise<DataOf<'getSecondFactor'>> {
  const authenticator = await readAuthenticator(db, userId);
  return {
    isRequired: role === 'ADMIN' && config.adminSecondFactor === 'required',
    authenticatorSince: authenticator?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    passkeys: (await readPasskeys(db, userId)).map(({ id, name, addedAt, lastUsedAt }) => ({
      _id: id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
