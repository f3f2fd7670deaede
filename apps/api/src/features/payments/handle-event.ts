import { AppError } from '../../platform/app-error.ts';
import type { PaymentContext } from './payment-context.ts';
import { pass } from './payment-points.ts';
import { findByIntent, findPayment, recordProviderEvent } from './payments.queries.ts';
import {
  ProviderUnavailable,
  type ProviderEvent,
  ProviderRefused,
  type SessionReport,
} from './provider/payment-provider.ts';
import { recordRefunds } from './refunds/record-refunds.ts';
import { settleSession } from './settling/settle-session.ts';

/**
 * Processes an event of the provider once. An event of an unknown session or type is only recorded; a payment for an
 * order that a restored older backup lacks raises an alarm too. Throws UNAVAILABLE if the provider should send it
 * again.
 */
export async function handleEvent(context: PaymentContext, event: ProviderEvent): Promise<void> {
  const { services } = context;
  pass('webhook.received', event.session?.orderId ?? null);
  try {
    const isOurs = event.session
      ? await settle(context, event, event.session)
      : event.refundOf !== null && (await recordRefundsOf(context, event, event.refundOf));
    if (isOurs) return;
    const isNew = await recordProviderEvent(services.db, event, services.clock.now());
    const { session } = event;
    if (isNew && session !== null && session.isPaid && session.orderId !== null)
      services.log.error(
        { alarm: 'unknown order', session },
        'A card was charged for an order that this shop doesn’t have',
      );
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    throw new AppError('UNAVAILABLE', { cause: error });
  }
}

async function settle(
  context: PaymentContext,
  event: ProviderEvent,
  session: SessionReport,
): Promise<boolean> {
  const { services, provider } = context;
  if ((await findPayment(services.db, session)) === undefined) return false;
  const saysAll = session.amount !== null && session.currency !== null && session.paymentIntent !== null;
  const report = session.isPaid && !saysAll ? await provider.readSession(session.id) : session;
  await settleSession(context, report, event);
  return true;
}

/**
 * Events of refunds arrive in any order, and each describes only one: the list of refunds at the provider is complete.
 */
async function recordRefundsOf(
  context: PaymentContext,
  event: ProviderEvent,
  paymentIntent: string,
): Promise<boolean> {
  const payment = await findByIntent(context.services.db, paymentIntent);
  if (payment === undefined) return false;
  await recordRefunds(context, payment, await context.provider.readRefunds(paymentIntent), event);
  return true;
}
