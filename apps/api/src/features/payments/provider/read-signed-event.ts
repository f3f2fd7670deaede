import Stripe from 'stripe';
import { AppError } from '../../../platform/app-error.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { toSessionReport } from './session-report.ts';

/** How far the provider's clock may be from ours, either way. */
const TOLERANCE_SECONDS = 300;

/**
 * The event that was signed. The library holds the signature against the very bytes and refuses old ones; that
 * a signature isn't from the future is checked here, since it lets these pass. Throws BAD_SIGNATURE.
 */
export function readSignedEvent(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
  now: Date,
): ProviderEvent {
  const seconds = now.getTime() / 1000;
  const signedAt = [...signature.matchAll(/(?:^|,)\s*t=(\d{1,12})/g)].map(([, time]) => Number(time));
  if (signedAt.some((time) => time > seconds + TOLERANCE_SECONDS)) throw new AppError('BAD_SIGNATURE');
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    return { id: event.id, type: event.type, session: sessionOf(event) };
  } catch (cause) {
    const isForeign = cause instanceof Stripe.errors.StripeSignatureVerificationError;
    if (!isForeign && !(cause instanceof SyntaxError)) throw cause;
    throw new AppError('BAD_SIGNATURE', { cause });
  }
}

function sessionOf(event: Stripe.Event): ProviderEvent['session'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return toSessionReport(event.data.object);
    default:
      return null;
  }
}
