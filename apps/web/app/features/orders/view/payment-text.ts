import type { WireOrder } from '@jhola/contract/client';
import { isUnfulfilled } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';

const CARD: Readonly<Record<string, string>> = {
  PAID: texts.cardPaid,
  'REFUND PENDING': texts.cardRefundPending,
  REFUNDED: texts.cardRefunded,
};

const CASH: Readonly<Record<string, string>> = {
  PAID: texts.cashPaid,
  'NOT PAID': texts.cashNotPaid,
};

type Payment = Pick<WireOrder, 'status' | 'payment_method' | 'payment_status'>;

/** How an order is paid, and the state of the payment. Nothing is paid for a cash order that won't be delivered. */
export function paymentText({ status, payment_method, payment_status }: Payment): string {
  if (payment_method === 'card') return CARD[payment_status] ?? texts.card;
  return CASH[payment_status] ?? (isUnfulfilled(status) ? texts.cashNotPaid : texts.cashOnDelivery);
}

/** The way of paying as one word, for lists. */
export function paymentWord({ payment_method: method }: Pick<Payment, 'payment_method'>): string {
  return method === 'card' ? texts.card : texts.cash;
}
