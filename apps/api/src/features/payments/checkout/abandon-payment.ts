import type { OrderId, ProductId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { nextCheck } from '../check-times.ts';
import type { PaymentContext } from '../payment-context.ts';
import { findBySession, findOutdated, markAbandoned } from '../payments.queries.ts';
import { providerTimeout } from '../settling/provider-timeout.ts';
import { checkPayment } from '../settling/check-payment.ts';
import { paymentsTexts as texts } from '../../../messages/index.ts';

/**
 * Called when the shopper has left the provider's page: ends the session there and releases its stock; if it was paid
 * in the meantime, the order is placed. Waits a limited time for the provider; if it doesn't respond, the sweeper
 * continues. Throws NOT_FOUND.
 */
export async function abandonPayment(context: PaymentContext, sessionId: string): Promise<void> {
  const found = await findBySession(context.services.db, sessionId);
  if (found === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchPayment });
  await abandon(context, found.order_id);
}

/**
 * Called when the shopper changes the quantity of a product (0: removes it): ends an open payment whose order has the
 * old quantity, as above. Never throws because of the provider.
 */
export async function abandonOutdated(
  context: PaymentContext,
  userId: UserId,
  wanted: { readonly productId: ProductId; readonly quantity: number },
): Promise<void> {
  const outdated = await findOutdated(context.services.db, userId, wanted);
  await Promise.all(outdated.map(async (orderId) => abandon(context, orderId)));
}

async function abandon(context: PaymentContext, orderId: OrderId): Promise<void> {
  const { db, clock, log } = context.services;
  const now = clock.now();
  const payment = await markAbandoned(db, orderId, { now, checkAt: nextCheck(now) });
  if (payment === undefined) return;
  const ended = checkPayment(context, payment).catch((err: unknown) =>
    log.warn({ err, orderId }, 'An abandoned card payment could not be ended; it will be retried'),
  );
  await Promise.race([ended, providerTimeout()]);
}
