import type { InputOf } from '@jhola/contract/client';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { countAgainst, type Limit } from '../../../platform/rate-limit/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockIfActive } from '../accounts.queries.ts';
import type { Requester } from '../devices/known-device.ts';
import { finishLogin, type LoggedIn, withAccessToken } from '../finish-login.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import { findPasskey, insertChallenge, recordUse, takeChallenge } from './passkeys.queries.ts';
import { claimedChallenge, relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

/** Passkeys can't be guessed; this limits the number of stored challenges. */
const CHALLENGES: Limit = { name: 'passkey-challenge', most: 60, windowSeconds: 900 };

/**
 * The options for logging in with a passkey in a browser; the device offers its passkeys for this shop. Throws
 * TOO_MANY.
 */
export async function startPasskeyLogin({ db, config, clock }: Services, from: Requester) {
  const now = clock.now();
  await countAgainst(db, CHALLENGES, from.address, now);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    userVerification: 'required',
  });
  await insertChallenge(db, options.challenge, null, now);
  return options;
}

/**
 * Opens a session with a passkey whose device has verified its user (by fingerprint, face or PIN), which replaces the
 * password and the second step. Throws BAD_PASSKEY, also for a suspended account.
 */
export async function logInWithPasskey(
  { db, config, clock }: Services,
  tokens: AccessTokens,
  response: InputOf<'enterPasskey'>['response'],
  from: Requester,
): Promise<LoggedIn> {
  const now = clock.now();
  const challenge = claimedChallenge(response.response.clientDataJSON);
  if (!(await takeChallenge(db, challenge, null, now))) throw new AppError('BAD_PASSKEY');
  const passkey = await findPasskey(db, response.id);
  if (passkey === null) throw new AppError('BAD_PASSKEY');
  const { userId, publicKey, counter } = passkey;
  const { origin, id } = relyingParty(config);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new AppError('BAD_PASSKEY', { cause });
  });
  if (!verified) throw new AppError('BAD_PASSKEY');
  const opened = await inTransaction(db, async (tx) => {
    const isValid =
      (await lockIfActive(tx, userId)) &&
      (await recordUse(tx, response.id, authenticationInfo.newCounter, now));
    if (!isValid) throw new AppError('BAD_PASSKEY');
    return finishLogin(tx, userId, from, now);
  });
  return withAccessToken(tokens, opened);
}
