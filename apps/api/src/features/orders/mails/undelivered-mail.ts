import { reasonToShow } from '@jhola/domain';
import { ordersMailsTexts as texts } from '../../../messages/index.ts';
import { composeMail, greeting, type Mail } from '../../../platform/mail/index.ts';
import type { OrderWithCustomer } from '../details/details.queries.ts';
import { mailBill } from './mail-bill.ts';
import { orderLink } from './order-mail.ts';
import { moneyText } from './money-text.ts';

/** The mail that tells the customer that an order could not be delivered, why, and whether money is refunded. */
export function undeliveredMail(order: OrderWithCustomer, reason: string, publicUrl: string): Mail {
  const number = order.order_number;
  return composeMail({
    recipient: order.customer_email,
    subject: texts.undeliveredSubject({ number }),
    heading: texts.undeliveredHeading,
    blocks: [
      { kind: 'greeting', text: greeting(order.customer_name) },
      { kind: 'text', text: texts.undelivered({ number }) },
      { kind: 'text', text: texts.reason({ reason: reasonToShow(reason) }) },
      { kind: 'text', text: moneyText(order) },
      mailBill(order, 'total'),
      { kind: 'text', text: texts.orderAgain },
      orderLink(order.id, publicUrl),
    ],
  });
}
