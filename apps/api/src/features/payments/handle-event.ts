import { AppError } from '../../platform/app-error.ts';
import type { PaymentContext } from './payment-context.ts';
import { pass } from './payment-points.ts';
import { findPayment, noteEvent } from './payments.queries.ts';
import { ProviderAway, type ProviderEvent, ProviderRefused } from './provider/payment-provider.ts';
import { settleSession } from './settling/settle-session.ts';

/**
 * Acts on an event of the provider, once. One about nothing of ours, or of a kind that we don't know, is noted and
 * nothing else. Throws UNAVAILABLE where it should be sent again.
 */
export async function handleEvent(context: PaymentContext, event: ProviderEvent): Promise<void> {
  const { services, provider } = context;
  pass('webhook.received', event.session?.orderId ?? null);
  const { session } = event;
  if (session === null || (await findPayment(services.db, session)) === undefined) {
    await noteEvent(services.db, event, services.clock.now());
    return;
  }
  const saysAll = session.amount !== null && session.currency !== null && session.paymentIntent !== null;
  try {
    const report = session.isPaid && !saysAll ? await provider.readSession(session.id) : session;
    await settleSession(context, report, event);
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error;
    throw new AppError('UNAVAILABLE', { cause: error });
  }
}
