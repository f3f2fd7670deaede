import Stripe from 'stripe';
import { ZodError } from 'zod';
import { ProviderUnavailable, ProviderRefused } from '../payment-provider.ts';

const { errors } = Stripe;

/**
 * Sends a request to the provider. A permanent refusal becomes ProviderRefused: the request or our keys are wrong.
 * After other errors (no response, a server error, rate limiting, a response that isn't one of the provider's) the
 * outcome is unknown: ProviderUnavailable.
 */
export async function ask<Value>(send: () => Promise<Value>): Promise<Value> {
  try {
    return await send();
  } catch (cause) {
    // The library throws a TypeError at the response `null`.
    if (cause instanceof ZodError || cause instanceof TypeError)
      throw new ProviderUnavailable('The provider’s response has another form', { cause });
    if (!(cause instanceof errors.StripeError)) throw cause;
    // An expired key has a code too, 'api_key_expired'.
    if (isOfKeys(cause)) throw new ProviderRefused(cause.message, { cause });
    if (isRefusal(cause)) throw new ProviderRefused(cause.message, { code: cause.code, cause });
    throw new ProviderUnavailable(cause.message, { cause });
  }
}

function isOfKeys(error: Stripe.errors.StripeError): boolean {
  return error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError;
}

function isRefusal(error: Stripe.errors.StripeError): boolean {
  return error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError;
}

/**
 * Awaits the response to a request with an idempotency key. If it is the same server error as before, the provider has
 * stored it under the key, and repeats it for a day. It also refuses the key for a day if it came with other parameters
 * before, from another version of the shop. Then throws ProviderRefused, because this order will not get a session: a
 * new order has another key. If a session was created after all, its URL was never sent to the browser, and
 * nobody can pay it.
 */
export async function refuseUsedKey<Value>(response: Promise<Value>): Promise<Value> {
  try {
    return await response;
  } catch (cause) {
    if (!(cause instanceof errors.StripeError)) throw cause;
    const hasOtherParameters = cause instanceof errors.StripeIdempotencyError;
    const isFault = cause.statusCode !== undefined && cause.statusCode >= 500;
    const isReplayed = isFault && cause.headers?.['idempotent-replayed'] === 'true';
    if (!hasOtherParameters && !isReplayed) throw cause;
    throw new ProviderRefused(cause.message, { code: 'used_key', cause });
  }
}
