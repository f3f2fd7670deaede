import type { OrderId, UserId } from '@jhola/domain';
import { nextCheck } from '../check-times.ts';
import type { PaymentContext } from '../payment-context.ts';
import { claimToAsk, findUnderWay } from '../payments.queries.ts';
import { providerTimeout } from './provider-timeout.ts';
import { checkPayment } from './check-payment.ts';

/** The waiting page polls every few seconds; the provider is asked at most this often. */
const AT_LEAST_MS = 2_000;
/** How often it is asked while it can't be reached, however long the sweeper's pauses have become. */
const AFTER_FAILURE_MS = 10_000;

/**
 * Asks the provider about a payment, unless it was asked recently. Waits a limited time for the response; never throws.
 */
export async function askNow(context: PaymentContext, orderId: OrderId): Promise<void> {
  const { db, clock, log } = context.services;
  const now = clock.now();
  const often = { atLeastMs: AT_LEAST_MS, afterFailureMs: AFTER_FAILURE_MS };
  const asked = claimToAsk(db, orderId, { now, until: nextCheck(now), ...often })
    .then(async (payment) => payment && checkPayment(context, payment))
    .catch((err: unknown) => log.warn({ err, orderId }, 'The state of a card payment could not be read'));
  await Promise.race([asked, providerTimeout()]);
}

/** Asks the provider about all open payments of a shopper, before their orders are shown. */
export async function settleOpen(context: PaymentContext, userId: UserId): Promise<void> {
  const underWay = await findUnderWay(context.services.db, userId);
  await Promise.all(underWay.map((payment) => askNow(context, payment.order_id)));
}
