import { DAY_MS } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { confirmEmail, hasConfirmed, takeConfirmation } from './accounts.queries.ts';
import { hashSecret } from './secrets.ts';
import { accountsTexts as texts } from '../../messages/index.ts';

const LINK_LIFE_MS = 7 * DAY_MS;

/**
 * Confirms an address with the code of its mail. Returns false if this code confirmed it before: the link was opened
 * again. Throws NOT_FOUND if the code is wrong or expired, or if the account has another address by now.
 */
export async function verifyEmail({ db, clock }: Services, code: string): Promise<boolean> {
  const now = clock.now();
  const hash = hashSecret(code);
  const madeAfter = new Date(now.getTime() - LINK_LIFE_MS);
  const confirmed = await inTransaction(db, async (tx) => {
    const found = await takeConfirmation(tx, hash, madeAfter, now);
    return found !== null && (await confirmEmail(tx, found.userId, found.email, now));
  });
  if (!confirmed && !(await hasConfirmed(db, hash, madeAfter))) {
    throw new AppError('NOT_FOUND', { message: texts.linkIsOld });
  }
  return confirmed;
}
