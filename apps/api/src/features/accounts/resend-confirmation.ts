import type { SignedIn } from '../../platform/http/signed-in.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { readUser } from './accounts.queries.ts';
import { lockSignedIn } from './lock-signed-in.ts';
import { askToConfirm } from './register.ts';

/** The address is unconfirmed, so it may belong to a stranger. */
const RESENDS: Limit = { name: 'confirmation-to', most: 5, windowSeconds: 3_600 };

/**
 * Mails the signed-in user another confirmation link; earlier links stay valid. Returns whether a mail was sent; none
 * is sent if the address is confirmed. Throws TOO_MANY.
 */
export async function resendConfirmation(
  { db, clock, config }: Services,
  { userId }: SignedIn,
): Promise<boolean> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockSignedIn(tx, userId);
    const { id, email, email_verified_at } = await readUser(tx, userId);
    if (email_verified_at !== null) return false;
    await countAgainst(tx, RESENDS, userId, now);
    await askToConfirm(tx, { id, email }, config.publicUrl, now);
    return true;
  });
}
