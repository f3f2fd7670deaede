import type { WireOrder } from '@jhola/contract/client';

const CARD: Readonly<Record<string, string>> = {
  PAID: 'Card, paid',
  'REFUND PENDING': 'Card, refund in progress',
  REFUNDED: 'Card, paid back',
};

const CASH: Readonly<Record<string, string>> = {
  PAID: 'Cash, paid',
  'NOT PAID': 'Cash, not paid',
};

type Payment = Pick<WireOrder, 'payment_method' | 'payment_status'>;

/** How an order is paid, and how far that has come. */
export function paymentText({ payment_method: method, payment_status: status }: Payment): string {
  if (method === 'card') return CARD[status] ?? 'Card';
  return CASH[status] ?? 'Cash on Delivery';
}

/** The same where there is little room. */
export function paymentWord({ payment_method: method }: Pick<Payment, 'payment_method'>): string {
  return method === 'card' ? 'Card' : 'Cash';
}
