import { accountsTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Services } from '../../../platform/services.ts';
import type { Requester } from '../devices/known-device.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { finishFactorChange } from '../second-factor/finish-factor-change.ts';
import { turnOffWithoutFactors } from '../second-factor/factors.queries.ts';
import { withCode } from '../second-factor/with-code.ts';
import { deletePasskey, readPasskeys } from './passkeys.queries.ts';

type Form = { readonly _id: string; readonly password: string; readonly code: string };

/**
 * Removes a passkey, with the password and a code: ends all other sessions, informs the owner by mail and records it.
 * Throws NOT_FOUND, WRONG_PASSWORD, BAD_CODE, and TOO_MANY.
 */
export async function removePasskey(
  services: Services,
  { userId, sessionId }: SignedIn,
  { _id, password, code }: Form,
  from: Requester,
): Promise<void> {
  await requirePassword(services, userId, password, from, 'password');
  const isGone = () => new AppError('NOT_FOUND', { message: texts.passkeyRemovedAlready });
  // Before the code, which is used up if this is sent again after a lost response.
  const passkeys = await readPasskeys(services.db, userId);
  if (!passkeys.some(({ id }) => id === _id)) throw isGone();
  await withCode(services, userId, code, from, async (tx, _user, now) => {
    if (!(await deletePasskey(tx, userId, _id))) throw isGone();
    const isOff = await turnOffWithoutFactors(tx, userId);
    const news = isOff ? 'was turned off' : 'has one passkey less';
    await finishFactorChange(
      tx,
      { userId, actor: userId, kept: sessionId, news, action: 'remove passkey' },
      now,
    );
  });
}
