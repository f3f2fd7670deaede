import { isUnderWay, type Paise, type PaymentState } from '@jhola/domain';
import type { SessionReport } from '../provider/payment-provider.ts';

/** What a report means for a payment. */
export type Verdict =
  /** As asked: the order is placed. */
  | 'pay'
  /** Over and not paid: the order is abandoned. */
  | 'expire'
  /** Paid otherwise than was asked: never fulfilled, a person has to look. */
  | 'hold'
  /** Still open, or settled before. */
  | 'wait'
  /** Paid, for a payment that has ended otherwise: a person has to look. */
  | 'alarm';

export type PaymentSoFar = {
  readonly state: PaymentState;
  readonly sessionId: string | null;
  readonly amountPaise: Paise;
};

/** Holds a report of the provider against what we know. Reports may come late, twice and in any order. */
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
