import { discountedPaise, packText } from '@jhola/domain';
import { inLanguage, supportedLanguage } from '@jhola/messages';
import { violates } from '../../../platform/http/database-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { readOrderToTell } from '../../orders/index.ts';
import type { PaymentContext } from '../payment-context.ts';
import { pass } from '../payment-points.ts';
import {
  changePayment,
  findBySession,
  lockShopper,
  type PaymentRow,
  readPayment,
} from '../payments.queries.ts';
import { ProviderRefused, type SessionReport } from '../provider/payment-provider.ts';

/**
 * Requests the payment's session from the provider and stores it. A repeated request, also after a crash, gets the same
 * session. Returns the updated payment: a webhook may have settled it already. Throws ProviderRefused,
 * ProviderUnavailable.
 */
export async function openSession(context: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  const { order_id: orderId } = payment;
  const session = await requestSession(context, payment);
  const { db, clock } = context.services;
  try {
    await inTransaction(db, async (tx) => {
      await lockShopper(tx, payment.user_id);
      const current = await readPayment(tx, orderId);
      if (current.state !== 'opening') return;
      const opened = {
        state: 'open',
        session_id: session.id,
        session_url: session.url,
        fault: null,
      } as const;
      await changePayment(tx, current, opened, clock.now());
    });
  } catch (cause) {
    if (!violates(cause, 'payments_session_id_key')) throw cause;
    throw notOurs('belongs to another order', cause);
  }
  pass('session.recorded', orderId);
  return readPayment(db, orderId);
}

/**
 * Looks up the session of a payment whose session isn't stored, to end it; it is never that of another payment. Throws
 * ProviderRefused, ProviderUnavailable.
 */
export async function findSession(context: PaymentContext, payment: PaymentRow): Promise<string> {
  const { id } = await requestSession(context, payment);
  const known = await findBySession(context.services.db, id);
  if (known !== undefined && known.order_id !== payment.order_id) throw notOurs('belongs to another order');
  return id;
}

/**
 * Looks up the payment's session at the provider, and creates it if there is none. Each request for it is the same,
 * whoever makes it and whatever the shopper has changed since: the provider refuses an idempotency key that it knows
 * with other parameters. Throws ProviderRefused, also if it is for another order or amount, and ProviderUnavailable.
 */
async function requestSession(
  { services, provider }: PaymentContext,
  payment: PaymentRow,
): Promise<SessionReport> {
  const { order_id: orderId } = payment;
  const { order, customer } = await readOrderToTell(services.db, orderId);
  pass('session.asked', orderId);
  const session = await provider.createSession({
    orderId,
    orderNumber: order.order_number,
    // Processes of the version before didn't store it.
    customerEmail: payment.customer_email ?? customer.email,
    lines: inLanguage(supportedLanguage(order.language), () =>
      order.lines.map((line) => ({
        name: `${line.name}, ${packText(line.unit)}`,
        unitPaise: discountedPaise(line.price_paise, line.discount_percent),
        quantity: line.quantity,
      })),
    ),
    expiresAt: payment.expires_at,
  });
  pass('session.answered', orderId);
  const { orderId: of, amount, currency } = session;
  if (of !== null && of !== orderId) throw notOurs('is for another order');
  if ((amount !== null && amount !== payment.amount_paise) || (currency !== null && currency !== 'inr'))
    throw notOurs(`is for ${amount} ${currency} instead of ${payment.amount_paise} inr`);
  return session;
}

/**
 * The provider's response can't be used, and it would be repeated under this order's idempotency key. Its URL was never
 * sent to the browser, so nobody can pay it: the next checkout makes a new order.
 */
function notOurs(why: string, cause?: unknown): ProviderRefused {
  return new ProviderRefused(`The provider’s session ${why}`, { cause });
}
