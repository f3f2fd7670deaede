import { inTransaction } from '../../../platform/in-transaction.ts';
import type { PaymentContext } from '../payment-context.ts';
import { pass } from '../payment-points.ts';
import { lockShopper, type PaymentRow, readPayment } from '../payments.queries.ts';
import { ProviderUnavailable, ProviderRefused } from '../provider/payment-provider.ts';
import { abandonUnpaid } from '../settling/abandon-unpaid.ts';
import { NO_CHANGE } from '../settling/change.ts';
import { settleSession } from '../settling/settle-session.ts';
import { findSession } from './open-session.ts';

/**
 * Ends a payment so that it can't be paid any more, and settles the outcome: paid already, or its order abandoned and
 * its stock released. Returns the updated payment. It may still be open: the provider is processing it, or its page was
 * opened since `payment` was read, and the provider can't be reached. With `unlessOpened`, a payment whose page was
 * opened since then isn't ended. Throws ProviderUnavailable, without any change, if the provider can't be reached about
 * a session that the shopper could be paying at this moment.
 */
export async function endPayment(
  context: PaymentContext,
  payment: PaymentRow,
  { unlessOpened = false } = {},
): Promise<PaymentRow> {
  const { db } = context.services;
  try {
    const id = payment.session_id ?? (await findSession(context, payment));
    if (unlessOpened) {
      const current = await readPayment(db, payment.order_id);
      if (current.session_id !== payment.session_id) return current;
    }
    pass('expiry.asked', payment.order_id);
    const report = await context.provider.expireSession(id);
    pass('expiry.answered', payment.order_id);
    await settleSession(context, report);
  } catch (error) {
    if (error instanceof ProviderRefused && payment.session_id === null) {
      // There is no session, and after this refusal there never will be one.
      await releaseHold(context, payment, 'expired', error.message);
    } else if (error instanceof ProviderUnavailable && payment.session_url === null) {
      // There may be a session, but its URL was never sent to the browser: nobody can be paying it.
      await releaseHold(context, payment, 'lapsed', error.message);
    } else throw error;
  }
  return readPayment(db, payment.order_id);
}

/**
 * Releases the hold of a payment, if it is still open. Does nothing if its session was recorded since `payment` was
 * read: then the shopper has its page.
 */
export async function releaseHold(
  { services, shelf }: PaymentContext,
  { user_id, order_id, session_id }: PaymentRow,
  state: 'expired' | 'lapsed',
  fault: string | null,
): Promise<void> {
  const { db, clock } = services;
  const { stockMoved } = await inTransaction(db, async (tx) => {
    await lockShopper(tx, user_id);
    const current = await readPayment(tx, order_id);
    if (current.session_id !== session_id) return NO_CHANGE;
    const isOpen = current.state === 'opening' || current.state === 'open';
    if (!isOpen && !(current.state === 'lapsed' && state === 'expired')) return NO_CHANGE;
    return abandonUnpaid(tx, current, { state, fault }, clock.now());
  });
  if (stockMoved.length > 0) await shelf.reloadStock(stockMoved);
}
