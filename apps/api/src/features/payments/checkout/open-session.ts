import { discountedPaise, packText } from '@jhola/domain';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { readOrderToTell } from '../../orders/index.ts';
import type { PaymentContext } from '../payment-context.ts';
import { pass } from '../payment-points.ts';
import { changePayment, lockShopper, type PaymentRow, readPayment } from '../payments.queries.ts';
import { ProviderAway, type SessionReport } from '../provider/payment-provider.ts';

/**
 * Requests the payment's session from the provider and stores it. A repeated request, also after a crash, gets the same
 * session. Returns the updated payment: a webhook may have settled it already. Throws ProviderRefused, ProviderAway.
 */
export async function openSession(context: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  const { order_id: orderId } = payment;
  const session = await requestSession(context, payment);
  const { db, clock } = context.services;
  await inTransaction(db, async (tx) => {
    await lockShopper(tx, payment.user_id);
    const current = await readPayment(tx, orderId);
    if (current.state !== 'opening') return;
    const opened = { state: 'open', session_id: session.id, session_url: session.url, fault: null } as const;
    await changePayment(tx, current, opened, clock.now());
  });
  pass('session.recorded', orderId);
  return readPayment(db, orderId);
}

/**
 * Looks up the payment's session at the provider, and creates it if there is none. Throws ProviderRefused,
 * ProviderAway.
 */
export async function requestSession(
  { services, provider }: PaymentContext,
  payment: PaymentRow,
): Promise<SessionReport> {
  const { order_id: orderId } = payment;
  const { order, customer } = await readOrderToTell(services.db, orderId);
  pass('session.asked', orderId);
  const session = await provider.createSession({
    orderId,
    orderNumber: order.order_number,
    customerEmail: customer.email,
    lines: order.lines.map((line) => ({
      name: `${line.name}, ${packText(line.unit)}`,
      unitPaise: discountedPaise(line.price_paise, line.discount_percent),
      quantity: line.quantity,
    })),
    expiresAt: payment.expires_at,
  });
  pass('session.answered', orderId);
  if (session.orderId !== null && session.orderId !== orderId)
    throw new ProviderAway('The provider returned the session of another order');
  return session;
}
