import { LIMITS, type ProductId, type UserId } from '@jhola/domain';
import { currentLanguage } from '@jhola/messages';
import { backInStockTexts as texts } from '../../messages/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { lockSignedIn } from '../accounts/index.ts';
import { countRequests, endRound, insertRequest, readIsConfirmed, readStock } from './requests.queries.ts';

const REQUESTS: Limit = { name: 'stock-alert', most: 120, windowSeconds: 3_600 };

/**
 * Adds a stock alert for a shopper, unless the product is in stock. Idempotent. Throws NOT_FOUND, TOO_MANY, and
 * TOO_MANY_STOCK_ALERTS, also if two requests at the same time would exceed the limit.
 */
export async function requestBackInStock(
  { db, clock }: Services,
  userId: UserId,
  productId: ProductId,
): Promise<{ readonly isWaiting: boolean; readonly message: string }> {
  const now = clock.now();
  await countAgainst(db, REQUESTS, userId, now);
  return inTransaction(db, async (tx) => {
    await lockSignedIn(tx, userId);
    const stock = await readStock(tx, productId);
    if (stock === null) throw new AppError('NOT_FOUND', { message: texts.noSuchProduct });
    if (stock > 0) return { isWaiting: false, message: texts.inStock };
    if (await insertRequest(tx, { userId, productId, language: currentLanguage(), now })) {
      if ((await countRequests(tx, userId)) > LIMITS.stockAlerts.most) {
        throw new AppError('TOO_MANY_STOCK_ALERTS', {
          message: texts.tooMany({ max: LIMITS.stockAlerts.most }),
        });
      }
      await endRound(tx, productId);
    }
    const message = (await readIsConfirmed(tx, userId)) ? texts.added : texts.addedUnconfirmed;
    return { isWaiting: true, message };
  });
}
