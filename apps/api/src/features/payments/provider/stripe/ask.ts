import Stripe from 'stripe';
import { ProviderAway, ProviderRefused } from '../payment-provider.ts';

const { errors } = Stripe;

/**
 * Sends a request to the provider. A permanent refusal becomes ProviderRefused: the request or our keys are wrong.
 * After other errors (no response, a server error, rate limiting) the outcome is unknown: ProviderAway.
 */
export async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (cause) {
    if (!(cause instanceof errors.StripeError)) throw cause;
    if (isRefusal(cause)) throw new ProviderRefused(cause.message, { code: cause.code, cause });
    throw new ProviderAway(cause.message, { cause });
  }
}

function isRefusal(error: Stripe.errors.StripeError): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  );
}
