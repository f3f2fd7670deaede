import { isDeepStrictEqual } from 'node:util';
import { formatAmount, isUnfulfilled } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Db } from '../../../platform/database.ts';
import { readStatus, setMoneyState } from '../../orders/index.ts';
import { receivedOf } from '../held/held-reason.ts';
import { mailAdmins } from '../mail-admins.ts';
import type { PaymentContext } from '../payment-context.ts';
import { refundProblemMail } from '../payment-mails.ts';
import {
  changePayment,
  lockShopper,
  recordProviderEvent,
  type PaymentRow,
  readPayment,
} from '../payments.queries.ts';
import {
  type ProviderEvent,
  ProviderUnavailable,
  type RefundSummary,
  type SessionReport,
} from '../provider/payment-provider.ts';
import { RETRY_FAILED_MS } from './refund-times.ts';
import { describeProblem, type RefundProblem } from './refund-problem.ts';
import { recordPaymentFault, recordRefundList } from './refunds.queries.ts';

/** How often the list is read if it changes at the same time. */
const TRIES = 5;

/**
 * Updates a payment from the provider's list of its refunds: our own refund, a full or partial manual one, or one that
 * a bank rejected. If an admin has to know, logs it and sends a mail. `payment` must have been read before the list: if
 * a different list was recorded since then, `money` may be older than that one, and the list is read again. Idempotent
 * and safe to call concurrently; `event` is processed once. Throws ProviderUnavailable and ProviderRefused if the list
 * can't be read again.
 */
export async function recordRefunds(
  context: PaymentContext,
  payment: PaymentRow,
  money: RefundSummary,
  event?: ProviderEvent,
): Promise<void> {
  let [before, list] = [payment, money];
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if (await recordUnlessOlder(context, before, list, event)) return;
    before = await readPayment(context.services.db, payment.order_id);
    if (before.payment_intent === null)
      throw new Error(`Order ${payment.order_id} is paid by an unknown payment`);
    list = await context.provider.readRefunds(before.payment_intent);
  }
  throw new ProviderUnavailable('The refunds of the payment are changing');
}

/** Returns false, and does nothing, if a different list was recorded since `payment` was read. */
async function recordUnlessOlder(
  { services }: PaymentContext,
  payment: PaymentRow,
  money: RefundSummary,
  event: ProviderEvent | undefined,
): Promise<boolean> {
  const { db, clock, log } = services;
  const recorded = await inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockShopper(tx, payment.user_id);
    const current = await readPayment(tx, payment.order_id);
    const isKnown = isDeepStrictEqual(current.refund_list, money);
    if (!isKnown && !isDeepStrictEqual(current.refund_list, payment.refund_list)) return 'older';
    if (event && !(await recordProviderEvent(tx, event, now))) return null;
    if (!isKnown) await recordRefundList(tx, payment.order_id, money);
    const problem = await agree(tx, current, money, { isKnown, now });
    if (problem === null) return null;
    return tellAdmins(tx, current, problem, now);
  });
  if (recorded === 'older') return false;
  if (recorded !== null)
    log.error({ orderId: payment.order_id, money }, `Money of a card payment: ${recorded.alarm}`);
  return true;
}

/**
 * Records that the provider refuses a refund that is due, so that the order desk shows it, and sends a mail. Does
 * nothing if that is known already, or if the payment was refunded meanwhile.
 */
export async function recordRefusal(
  { services: { db, clock } }: PaymentContext,
  payment: PaymentRow,
  what: 'unknown' | 'refused',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockShopper(tx, payment.user_id);
    const current = await readPayment(tx, payment.order_id);
    if (current.state === 'paid') await tellAdmins(tx, current, { what }, clock.now());
  });
}

/** Records a problem of a payment and mails it to the admins; returns null if it was recorded before. */
async function tellAdmins(
  tx: Db,
  payment: PaymentRow,
  problem: RefundProblem,
  now: Date,
): Promise<{ readonly alarm: string } | null> {
  const text = inLanguage('en', () => describeProblem(problem));
  if (text === payment.fault) return null;
  await recordPaymentFault(tx, payment.order_id, text, now);
  const { amount, currency } = takenBy(payment);
  const told = () => ({
    amount: formatAmount(amount, currency),
    what: describeProblem(problem),
    problem: problem.what,
  });
  await mailAdmins(tx, (recipient) => refundProblemMail(recipient, payment, told()), now);
  return { alarm: text };
}

/**
 * Updates payment and order to match the refunds. Returns what admins have to know, or null. `isKnown`: the list was
 * recorded before.
 */
async function agree(
  tx: Db,
  payment: PaymentRow,
  money: RefundSummary,
  { isKnown, now }: { readonly isKnown: boolean; readonly now: Date },
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
  if (isKnown || isAllBack || isOwedBack) return null;
  // A refund of a part was listed before.
  if (givenBackPaise < givenBackBefore(payment)) return { what: 'failed' };
  return givenBackPaise === 0 ? null : { what: 'part', given: givenBackPaise, taken, currency };
}

/** What was refunded by the last recorded list. */
function givenBackBefore({ refund_list }: PaymentRow): number {
  const before = refund_list as RefundSummary | null;
  return before?.givenBackPaise ?? 0;
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
