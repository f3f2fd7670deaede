import Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import type { ProviderEvent, SessionReport } from '../payment-provider.ts';
import { toSessionReport } from './session-report.ts';

/** The allowed difference between the provider's clock and ours, in either direction. */
const TOLERANCE_SECONDS = 300;

const signedEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean().optional(),
  data: z.object({ object: z.unknown() }).optional(),
});

/** Events that report a session's state. */
const OF_SESSIONS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/** Events that report a refund or its failure. Each names the payment. */
const OF_REFUNDS = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

const ofPayment = z.object({
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/**
 * Returns the signed event. The library verifies the signature over the raw bytes and rejects old signatures; it
 * accepts signatures from the future, so these are checked here. Throws BAD_SIGNATURE, and BAD_REQUEST if the signed
 * body isn't an event.
 */
export function readSignedEvent(
  { secret, isLive }: { readonly secret: string; readonly isLive: boolean },
  body: Buffer,
  signature: string | readonly string[] | undefined,
  now: Date,
): ProviderEvent {
  if (typeof signature !== 'string') throw new AppError('BAD_SIGNATURE');
  checkSignature(secret, body, signature, now);
  try {
    const { id, type, data, livemode = false } = signedEvent.parse(JSON.parse(body.toString('utf8')));
    // A payment with a test card must never place an order of a shop that takes real money.
    if (livemode !== isLive) throw new Error('The event is of the other mode than the keys');
    return {
      id,
      type,
      session: OF_SESSIONS.has(type) ? sessionOf(type, data?.object) : null,
      refundOf: OF_REFUNDS.has(type) ? paymentOf(data?.object) : null,
    };
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { message: 'That is no event', cause });
  }
}

/** A delayed payment that failed leaves the session `complete` forever: we treat it as expired. */
function sessionOf(type: string, given: unknown): SessionReport {
  const { livemode: _mode, ...report } = toSessionReport(given);
  const isOver = type === 'checkout.session.async_payment_failed' && !report.isPaid;
  return isOver ? { ...report, status: 'expired' } : report;
}

function paymentOf(given: unknown): string | null {
  const { payment_intent: intent } = ofPayment.parse(given);
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
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
