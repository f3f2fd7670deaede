import { DAY_MS } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { confirmEmail, takeConfirmation } from './accounts.queries.ts';
import { hashSecret } from './secrets.ts';
import { accountsTexts as texts } from '../../messages/index.ts';

const LINK_LIFE_MS = 7 * DAY_MS;

/** Confirms an address with the code of its mail. Throws NOT_FOUND if the code is wrong, expired or used. */
export async function verifyEmail({ db, clock }: Services, code: string): Promise<void> {
  const now = clock.now();
  const confirmed = await inTransaction(db, async (tx) => {
    const found = await takeConfirmation(tx, hashSecret(code), new Date(now.getTime() - LINK_LIFE_MS));
    return found !== null && (await confirmEmail(tx, found.userId, found.email, now));
  });
  if (!confirmed) throw new AppError('NOT_FOUND', { message: texts.linkIsOld });
}
