import { formatPaise } from '@jhola/domain';
import { greeting, type Mail } from '../../../platform/mail/index.ts';
import type { OrderWithCustomer } from '../details/details.queries.ts';

/**
 * The mail that tells the customer that an order could not be delivered, why, and whether money is refunded. Plain
 * text.
 */
export function undeliveredMail(order: OrderWithCustomer, reason: string): Mail {
  const money =
    order.payment_method === 'card'
      ? `The ${formatPaise(order.total_paise)} that you paid goes back to your card. Banks take a few days for that.`
      : 'You owe nothing.';
  return {
    recipient: order.customer_email,
    subject: `Your order ${order.order_number} could not be delivered`,
    body: `${greeting(order.customer_name)}

your order ${order.order_number} could not be delivered and is back at the shop.

The reason: ${reason}

${money}

Do you still want it? Please order again.`,
  };
}
