import { formatPaise } from '@jhola/domain';
import { greeting, type Mail } from '../../../platform/mail/index.ts';
import type { OrderWithCustomer } from '../details/details.queries.ts';

/**
 * The mail that tells the customer that the shop cancelled an order, why, and whether money is refunded. Plain text.
 */
export function cancelledMail(order: OrderWithCustomer, reason: string): Mail {
  const total = formatPaise(order.total_paise);
  const money =
    order.payment_method === 'card'
      ? `The ${total} that you paid by card go back to it by themselves. Banks take a few days for that.`
      : 'There is nothing to pay.';
  return {
    recipient: order.customer_email,
    subject: `Your order ${order.order_number} was cancelled`,
    body: `${greeting(order.customer_name)}

we are sorry: we had to cancel your order ${order.order_number}.

The reason: ${reason}

${money}`,
  };
}
