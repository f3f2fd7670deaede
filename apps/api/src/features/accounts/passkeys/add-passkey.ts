import type { InputOf } from '@jhola/contract/client';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '../../../platform/app-error.ts';
import { violates } from '../../../platform/http/database-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { readCredentials } from '../accounts.queries.ts';
import { lockSignedIn } from '../lock-signed-in.ts';
import type { Requester } from '../devices/known-device.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { finishFactorChange } from '../second-factor/finish-factor-change.ts';
import { readHasSecondFactor } from '../second-factor/factors.queries.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { insertChallenge, insertPasskey, readPasskeys, takeChallenge } from './passkeys.queries.ts';
import { claimedChallenge, relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

const MOST = 10;
/** EdDSA, ES256 and RS256, by their COSE numbers: the algorithms that devices support. */
const ALGORITHMS = [-8, -7, -257];

/** The options for creating a passkey in a browser. Throws WRONG_PASSWORD, TOO_MANY_PASSKEYS. */
export async function startPasskey(
  services: Services,
  { userId }: SignedIn,
  password: string,
  from: Requester,
) {
  await requirePassword(services, userId, password, from, 'password');
  const { db, config, clock } = services;
  const passkeys = await readPasskeys(db, userId);
  if (passkeys.length >= MOST) throw new AppError('TOO_MANY_PASSKEYS');
  const { id, name } = relyingParty(config);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: (await readCredentials(db, userId)).email,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(db, options.challenge, userId, clock.now());
  return options;
}

/**
 * Adds the passkey that a browser has made: ends all other sessions, informs the owner by mail and records it. Returns
 * recovery codes if it is the account's first second factor. A repeated request, whose response may have been lost, adds
 * nothing, and gets new codes instead of the first ones. Throws BAD_PASSKEY, TOO_MANY_PASSKEYS.
 */
export async function addPasskey(
  { db, config, clock }: Services,
  { userId, sessionId }: SignedIn,
  { name, response }: { readonly name: string; readonly response: InputOf<'addPasskey'>['response'] },
): Promise<string[]> {
  const now = clock.now();
  const challenge = claimedChallenge(response.response.clientDataJSON);
  for (const isFirst of [true, false]) {
    const added = addedPasskey(challenge, response.id, isFirst);
    if (!(await takeChallenge(db, added, userId, now))) continue;
    return inTransaction(db, async (tx) => {
      await lockSignedIn(tx, userId);
      await insertChallenge(tx, added, userId, now);
      return isFirst ? makeRecoveryCodes(tx, userId) : [];
    });
  }
  if (!(await takeChallenge(db, challenge, userId, now))) throw new AppError('BAD_PASSKEY');
  const { origin, id } = relyingParty(config);
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new AppError('BAD_PASSKEY', { cause });
  });
  if (!verified) throw new AppError('BAD_PASSKEY');
  const { credential } = registrationInfo;
  return inTransaction(db, async (tx) => {
    // Logins of this account wait, and then ask for a second factor.
    await lockSignedIn(tx, userId);
    const isFirst = !(await readHasSecondFactor(tx, userId));
    if ((await readPasskeys(tx, userId)).length >= MOST) throw new AppError('TOO_MANY_PASSKEYS');
    const { publicKey, counter } = credential;
    await insertPasskey(tx, { id: credential.id, userId, publicKey, counter, name }, now);
    const news = isFirst ? 'was turned on' : 'has a new passkey';
    await finishFactorChange(
      tx,
      { userId, actor: userId, kept: sessionId, news, action: 'add passkey', after: { passkey: name } },
      now,
    );
    await insertChallenge(tx, addedPasskey(challenge, credential.id, isFirst), userId, now);
    return isFirst ? makeRecoveryCodes(tx, userId) : [];
  }).catch((error: unknown) => {
    throw violates(error, 'passkeys_pkey') ? new AppError('BAD_PASSKEY', { cause: error }) : error;
  });
}

/**
 * What replaces the challenge of a passkey that was added: a repeated request has the same challenge and credential.
 * `isFirst`: whether it was the account's first second factor.
 */
function addedPasskey(challenge: string, credentialId: string, isFirst: boolean): string {
  return `${isFirst ? 'first' : 'another'} ${challenge} ${credentialId}`;
}
