import { inTransaction } from '../../../platform/in-transaction.ts';
import type { PaymentContext } from '../payment-context.ts';
import { pass } from '../payment-points.ts';
import { lockShopper, type PaymentRow, readPayment } from '../payments.queries.ts';
import { ProviderAway, ProviderRefused } from '../provider/payment-provider.ts';
import { abandonUnpaid } from '../settling/abandon-unpaid.ts';
import { NO_CHANGE } from '../settling/change.ts';
import { settleSession } from '../settling/settle-session.ts';
import { askForSession } from './open-session.ts';

/**
 * Makes that a payment can't be paid any more, and settles what it came to: paid after all, or its order abandoned
 * and its stock free. Returns the payment as it is then. Throws ProviderAway where the provider can't be asked
 * about a session that the shopper could be paying at this moment; nothing is changed then.
 */
export async function endPayment(context: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  const { db } = context.services;
  try {
    const id = payment.session_id ?? (await askForSession(context, payment)).id;
    pass('expiry.asked', payment.order_id);
    const report = await context.provider.expireSession(id);
    pass('expiry.answered', payment.order_id);
    await settleSession(context, report);
  } catch (error) {
    if (error instanceof ProviderRefused && payment.session_id === null) {
      // There is no session, and with this question there never will be.
      await letGo(context, payment, 'expired', error.message);
    } else if (error instanceof ProviderAway && payment.session_url === null) {
      // There may be a session, but its address never left the shop: nobody can be paying it.
      await letGo(context, payment, 'lapsed', error.message);
    } else throw error;
  }
  return readPayment(db, payment.order_id);
}

/** Lets the hold of a payment go, where it is still under way. */
export async function letGo(
  { services, shelf }: PaymentContext,
  { user_id, order_id }: PaymentRow,
  state: 'expired' | 'lapsed',
  fault: string | null,
): Promise<void> {
  const { db, clock } = services;
  const { stockMoved } = await inTransaction(db, async (tx) => {
    await lockShopper(tx, user_id);
    const current = await readPayment(tx, order_id);
    const isOpen = current.state === 'opening' || current.state === 'open';
    if (!isOpen && !(current.state === 'lapsed' && state === 'expired')) return NO_CHANGE;
    return abandonUnpaid(tx, current, { state, fault }, clock.now());
  });
  if (stockMoved.length > 0) await shelf.stockMoved(stockMoved);
}
