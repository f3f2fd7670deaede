import Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { toSessionReport } from './session-report.ts';

/** How far the provider's clock may be from ours, either way. */
const TOLERANCE_SECONDS = 300;

const signedEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.unknown() }).optional(),
});

/** Events that say how a session stands. */
const OF_SESSIONS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/**
 * The event that was signed. The library holds the signature against the very bytes and refuses old ones; that
 * a signature isn't from the future is checked here, since it lets these pass. Throws BAD_SIGNATURE, and
 * BAD_REQUEST for what is signed and no event.
 */
export function readSignedEvent(secret: string, body: Buffer, signature: string, now: Date): ProviderEvent {
  checkSignature(secret, body, signature, now);
  try {
    const { id, type, data } = signedEvent.parse(JSON.parse(body.toString('utf8')));
    return { id, type, session: OF_SESSIONS.has(type) ? toSessionReport(data?.object) : null };
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { message: 'That is no event', cause });
  }
}

function checkSignature(secret: string, body: Buffer, signature: string, now: Date): void {
  const latest = now.getTime() / 1000 + TOLERANCE_SECONDS;
  const signedAt = [...signature.matchAll(/(?:^|,)\s*t=(\d{1,12})/g)].map(([, time]) => Number(time));
  if (signedAt.some((time) => time > latest)) throw new AppError('BAD_SIGNATURE');
  if (Stripe.webhooks.signature === null) throw new Error('The library came without its signatures');
  try {
    Stripe.webhooks.signature.verifyHeader(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) throw cause;
    throw new AppError('BAD_SIGNATURE', { cause });
  }
}
