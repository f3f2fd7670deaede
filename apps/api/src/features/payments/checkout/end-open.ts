import type { OrderId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { PaymentContext } from '../payment-context.ts';
import { findUnderWay } from '../payments.queries.ts';
import { ProviderUnavailable, ProviderRefused } from '../provider/payment-provider.ts';
import { endPayment } from './end-payment.ts';
import { paymentsTexts as texts } from '../../../messages/index.ts';

/**
 * Ends the shopper's open payment, if there is one, so that they can pay in another way. Returns the order's id if it
 * was paid already, otherwise null. Throws PAYMENT_UNAVAILABLE if the provider can't be reached.
 */
export async function endOpen(context: PaymentContext, userId: UserId): Promise<OrderId | null> {
  const { db, log } = context.services;
  const underWay = await findUnderWay(db, userId);
  for (const payment of underWay.filter(({ state }) => state !== 'lapsed')) {
    try {
      const ended = await endPayment(context, payment);
      if (ended.state === 'paid') return ended.order_id;
      if (ended.state === 'open') throw new ProviderUnavailable('The session is being paid at this moment');
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
      log.error({ err: error, orderId: payment.order_id }, 'A request to the payment provider failed');
      throw new AppError('PAYMENT_UNAVAILABLE', {
        message: texts.outcomeUnknown,
        retryAfterSeconds: 10,
        isLogged: true,
        cause: error,
      });
    }
  }
  return null;
}
