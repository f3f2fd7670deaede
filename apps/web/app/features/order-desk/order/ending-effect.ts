import type { WireOrderDetails } from '@jhola/contract/client';
import { texts } from '#messages/order-desk-endings.ts';

type Ended = Pick<WireOrderDetails, 'orderId' | 'customer' | 'payment_method' | 'payment_status'>;

/** Tells the admin, before it is done, what cancelling an order does. */
export function cancelEffect({ customer, payment_method: method, payment_status: status }: Ended): string {
  const text = isRefunded(method, status) ? texts.cancelEffectCard : texts.cancelEffect;
  return text({ customer: customer.name });
}

/** Tells the admin, before it is done, what marking an order as undelivered does. */
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

/** Whether ending the order refunds its payment. It doesn't if that was refunded by hand before. */
function isRefunded(method: Ended['payment_method'], status: Ended['payment_status']): boolean {
  return method === 'card' && status === 'PAID';
}
