import type { WireOrder } from '@jhola/contract/client';
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

type Payment = Pick<WireOrder, 'payment_method' | 'payment_status'>;

/** How an order is paid, and the state of the payment. */
export function paymentText({ payment_method: method, payment_status: status }: Payment): string {
  if (method === 'card') return CARD[status] ?? texts.card;
  return CASH[status] ?? texts.cashOnDelivery;
}

/** The way of paying as one word, for lists. */
export function paymentWord({ payment_method: method }: Pick<Payment, 'payment_method'>): string {
  return method === 'card' ? texts.card : texts.cash;
}
