import { isUnderWay, type Paise, type PaymentState } from '@jhola/domain';
import type { SessionReport } from '../provider/payment-provider.ts';

/** What a report means for a payment. */
export type Verdict =
  /** Paid as requested: the order is placed. */
  | 'pay'
  /** Ended without payment: the order is abandoned. */
  | 'expire'
  /** Paid with another amount or currency, or without a reference for refunds: not placed, an admin has to look. */
  | 'hold'
  /** Still open, or settled already. */
  | 'wait'
  /** Paid after the payment had ended, or by another session: an admin has to look. */
  | 'alarm';

export type PaymentSoFar = {
  readonly state: PaymentState;
  readonly sessionId: string | null;
  readonly amountPaise: Paise;
};

/** Compares a report of the provider with the payment. Reports may come late, twice and in any order. */
export function verdictOf(payment: PaymentSoFar, report: SessionReport): Verdict {
  const isOurs = payment.sessionId === null || payment.sessionId === report.id;
  if (!isOurs) return report.isPaid ? 'alarm' : 'wait';
  if (!isUnderWay(payment.state)) return report.isPaid && payment.state === 'expired' ? 'alarm' : 'wait';
  if (report.isPaid) return isAsAsked(payment, report) ? 'pay' : 'hold';
  return report.status === 'expired' ? 'expire' : 'wait';
}

function isAsAsked({ amountPaise }: PaymentSoFar, report: SessionReport): boolean {
  return report.amount === amountPaise && report.currency === 'inr' && report.paymentIntent !== null;
}
