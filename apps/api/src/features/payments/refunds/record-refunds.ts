import { formatAmount, isUnfulfilled } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Db } from '../../../platform/database.ts';
import { readStatus, setMoneyState } from '../../orders/index.ts';
import { receivedOf } from '../held/held-reason.ts';
import { mailAdmins } from '../mail-admins.ts';
import type { PaymentContext } from '../payment-context.ts';
import { unexpectedRefundMail } from '../payment-mails.ts';
import {
  changePayment,
  lockShopper,
  recordProviderEvent,
  type PaymentRow,
  readPayment,
} from '../payments.queries.ts';
import type { ProviderEvent, RefundSummary, SessionReport } from '../provider/payment-provider.ts';
import { RETRY_FAILED_MS } from './refund-times.ts';
import { describeProblem, type RefundProblem } from './refund-problem.ts';
import { recordPaymentFault } from './refunds.queries.ts';

/**
 * Updates a payment from the provider's list of its refunds: our own refund, a full or partial manual one, or one that
 * a bank rejected. If an admin has to know, logs it and sends a mail. Idempotent and safe to call concurrently; `event`
 * is processed once.
 */
export async function recordRefunds(
  { services }: PaymentContext,
  payment: PaymentRow,
  money: RefundSummary,
  event?: ProviderEvent,
): Promise<void> {
  const { db, clock, log } = services;
  const alarm = await inTransaction(db, async (tx) => {
    const now = clock.now();
    if (event && !(await recordProviderEvent(tx, event, now))) return null;
    await lockShopper(tx, payment.user_id);
    const current = await readPayment(tx, payment.order_id);
    const problem = await agree(tx, current, money, now);
    if (problem === null) return null;
    const text = inLanguage('en', () => describeProblem(problem));
    if (text === current.fault) return null;
    await recordPaymentFault(tx, current.order_id, text, now);
    const { amount, currency } = takenBy(current);
    const told = () => ({
      amount: formatAmount(amount, currency),
      what: describeProblem(problem),
      isRejected: problem.what === 'failed',
    });
    await mailAdmins(tx, (recipient) => unexpectedRefundMail(recipient, current, told()), now);
    return text;
  });
  if (alarm !== null) log.error({ orderId: payment.order_id, money }, `Money of a card payment: ${alarm}`);
}

/** Updates payment and order to match the refunds. Returns what admins have to know, or null. */
async function agree(
  tx: Db,
  payment: PaymentRow,
  money: RefundSummary,
  now: Date,
): Promise<RefundProblem | null> {
  const { order_id: orderId } = payment;
  const { amount: taken, currency } = takenBy(payment);
  const { givenBackPaise, refundId, hasFailed } = money;
  const isAllBack = givenBackPaise >= taken && refundId !== null;
  const isOwedBack = isUnfulfilled(await readStatus(tx, orderId));
  if ((payment.state === 'paid' || payment.state === 'held') && isAllBack) {
    await changePayment(tx, payment, { state: 'refunded', refund_id: refundId, fault: null }, now);
    await setMoneyState(tx, orderId, 'REFUNDED', now);
    return isOwedBack || payment.state === 'held' ? null : { what: 'all' };
  }
  if (payment.state === 'refunded' && hasFailed && !isAllBack) {
    const next_check_at = new Date(now.getTime() + RETRY_FAILED_MS);
    const state = ownReceived(payment) === null ? 'paid' : 'held';
    await changePayment(tx, payment, { state, refund_id: null, next_check_at }, now);
    await setMoneyState(tx, orderId, isOwedBack ? 'REFUND PENDING' : 'PAID', now);
    return { what: 'failed' };
  }
  if (givenBackPaise === 0 || isAllBack || isOwedBack) return null;
  return { what: 'part', given: givenBackPaise, taken, currency };
}

/**
 * What the payment's session received, in the currency's smallest unit. It differs from what was requested if the
 * payment is held, or was before its refund. Money of another session doesn't count.
 */
function takenBy(payment: PaymentRow): { readonly amount: number; readonly currency: string } {
  const own = ownReceived(payment);
  return { amount: own?.amount ?? payment.amount_paise, currency: own?.currency ?? 'inr' };
}

/** The report for which a payment was held; null if it wasn't. */
function ownReceived(payment: PaymentRow): SessionReport | null {
  const received = receivedOf(payment);
  return received?.id === payment.session_id ? received : null;
}
