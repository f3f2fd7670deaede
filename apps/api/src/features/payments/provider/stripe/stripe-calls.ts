import { pagePath } from '@jhola/domain';
import Stripe from 'stripe';
import { z } from 'zod';
import {
  type PaymentProvider,
  ProviderUnavailable,
  type SessionReport,
  type SessionRequest,
} from '../payment-provider.ts';
import { ask, refuseUsedKey } from './ask.ts';
import { BoundedClient } from './bounded-client.ts';
import { refundRemaining, readRefundSummary } from './refund-remaining.ts';
import { isLiveKey } from './key-mode.ts';
import { readSignedEvent } from './read-signed-event.ts';
import { toSessionReport } from './session-report.ts';
import type { StripeOptions } from './stripe-options.ts';

/**
 * The time limit of one attempt; the library makes up to two. A shopper's request doesn't wait that long: see `timeoutMs`
 * of stripe-provider.ts. The sweeper does.
 */
const ATTEMPT_TIMEOUT_MS = 15_000;

/**
 * The email addresses that the provider surely accepts. For others, such as one of an Indian domain
 * ('asha@उदाहरण.भारत'), it would refuse the session; if none is sent, its page asks for one.
 */
const acceptedEmail = z.email();

/** The parts of the provider that need Stripe's library. */
export type StripeCalls = Pick<
  PaymentProvider,
  'createSession' | 'readSession' | 'expireSession' | 'refund' | 'readRefunds' | 'readEvent'
>;

/**
 * Creates a client of Stripe's API. It connects at the first request, and needn't be closed. Requests throw
 * ProviderRefused or ProviderUnavailable (see `ask`).
 */
export function createStripeCalls({ keys, api, publicUrl }: StripeOptions): StripeCalls {
  const stripe = new Stripe(keys.secretKey, {
    timeout: ATTEMPT_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: new BoundedClient(),
    appInfo: { name: 'Jhola' },
    ...api,
  });
  const { sessions } = stripe.checkout;
  const isLive = isLiveKey(keys.secretKey);

  /**
   * Throws ZodError, and ProviderUnavailable if this isn't the session that was asked for, or not of the keys' mode.
   */
  function reportOf(given: unknown, id?: string): SessionReport {
    const { livemode, ...report } = toSessionReport(given);
    if (id !== undefined && report.id !== id)
      throw new ProviderUnavailable(`The provider returned another session than ${id}`);
    if (livemode !== null && livemode !== isLive)
      throw new ProviderUnavailable('The provider’s session is of the other mode than the keys');
    return report;
  }

  return {
    createSession: (request) =>
      ask(async () =>
        reportOf(
          await refuseUsedKey(
            sessions.create(sessionParams(request, publicUrl), {
              idempotencyKey: `session-${request.orderId}`,
            }),
          ),
        ),
      ),
    readSession: (id) => ask(async () => reportOf(await sessions.retrieve(id), id)),
    expireSession: (id) =>
      ask(async () => {
        try {
          return reportOf(await sessions.expire(id), id);
        } catch (error) {
          // Only an open session can be expired; if it isn't open, its state is read instead.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return reportOf(await sessions.retrieve(id), id);
        }
      }),
    refund: (owed) => ask(() => refundRemaining(stripe, owed)),
    readRefunds: (paymentIntent) => ask(() => readRefundSummary(stripe, paymentIntent)),
    readEvent: async (body, headers, now) =>
      readSignedEvent({ secret: keys.webhookSecret, isLive }, body, headers['stripe-signature'], now),
  };
}

function sessionParams(request: SessionRequest, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const { orderId, orderNumber, customerEmail, lines, expiresAt } = request;
  const metadata = { orderId, orderNumber };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: orderId,
    ...(acceptedEmail.safeParse(customerEmail).success ? { customer_email: customerEmail } : {}),
    metadata,
    payment_intent_data: { metadata, description: `Jhola order ${orderNumber}` },
    line_items: lines.map(({ name, unitPaise, quantity }) => ({
      quantity,
      price_data: { currency: 'inr', unit_amount: unitPaise, product_data: { name } },
    })),
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: `${publicUrl}${pagePath('success')}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: publicUrl + pagePath('cancel'),
  };
}
