import Stripe from 'stripe';
import { ProviderAway, ProviderRefused } from '../payment-provider.ts';

const { errors } = Stripe;

/**
 * Asks the provider. What it refuses for good becomes ProviderRefused: the question was wrong, or our keys are.
 * All else (no answer, a fault on its side, too many questions) leaves open what happened: ProviderAway.
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
