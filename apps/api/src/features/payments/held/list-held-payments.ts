import type { WireHeldPayment } from '@jhola/contract';
import { paiseToRupees } from '@jhola/domain';
import { isPlaced, readAnyWithCustomer, toWireContents } from '../../orders/index.ts';
import type { PaymentContext } from '../payment-context.ts';
import { inCurrentLanguage } from '../refunds/refund-problem.ts';
import { heldReason, receivedOf } from './held-reason.ts';
import { type HeldRow, readHeld } from './held.queries.ts';

/** Maximum number of held payments in a response; there are usually none. */
const AT_MOST = 50;

/** The card payments that an admin has to look at, with requested amount, received amount and order. */
export async function listHeldPayments({
  services,
  provider,
  shelf,
}: PaymentContext): Promise<WireHeldPayment[]> {
  const { db, config } = services;
  const payments = await readHeld(db, AT_MOST);
  if (payments.length === 0) return [];
  const orders = await readAnyWithCustomer(
    db,
    payments.map((payment) => payment.order_id),
  );
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  return payments.flatMap((payment) => {
    const order = orderOf.get(payment.order_id);
    if (order === undefined) return [];
    const reason = heldReason(payment);
    const received = reason === 'unrefunded' ? null : receivedOf(payment);
    const paymentIntent = received?.paymentIntent ?? payment.payment_intent;
    return [
      {
        _id: order.id,
        orderId: order.order_number,
        placed: isPlaced(order),
        since: payment.updated_at.toISOString(),
        reason,
        expected: paiseToRupees(payment.amount_paise),
        taken: received && { amount: received.amount, currency: received.currency },
        note: noteOf({ ...payment, received }),
        customer: { name: order.customer_name, email: order.customer_email },
        ...toWireContents({ config, shelf }, order),
        sessionId: received?.id ?? payment.session_id,
        paymentIntent,
        providerUrl: paymentIntent === null ? null : provider.pageOf(paymentIntent),
      },
    ];
  });
}

/** What became of the money; null if nothing was refunded, or if another payment is the reason. */
function noteOf({ state, fault, received }: HeldRow): string | null {
  if (fault === null || (received !== null && state !== 'held')) return null;
  return inCurrentLanguage(fault) ?? (received === null ? fault : null);
}
