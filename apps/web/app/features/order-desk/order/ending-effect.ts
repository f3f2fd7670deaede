import type { WireOrderDetails } from '@jhola/contract/client';
import { texts } from '#messages/order-desk-endings.ts';

type Ended = Pick<WireOrderDetails, 'orderId' | 'customer' | 'payment_method' | 'payment_status'>;

/** What cancelling an order does, for the admin to know before. */
export function cancelEffect({ customer, payment_method: method, payment_status: status }: Ended): string {
  const text = isRefunded(method, status) ? texts.cancelEffectCard : texts.cancelEffect;
  return text({ customer: customer.name });
}

/** What marking an order as undelivered does, for the admin to know before. */
export function undeliveredEffect(order: Ended): string {
  const { orderId, customer, payment_method: method, payment_status: status } = order;
  const text =
    method === 'cash'
      ? texts.undeliveredEffectCash
      : isRefunded(method, status)
        ? texts.undeliveredEffectCard
        : texts.undeliveredEffect;
  return text({ order: orderId, customer: customer.name });
}

/** Whether ending the order refunds what was paid; a payment may have been refunded before, by hand. */
function isRefunded(method: Ended['payment_method'], status: Ended['payment_status']): boolean {
  return method === 'card' && status === 'PAID';
}
