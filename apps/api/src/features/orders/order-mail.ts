import { formatPaise } from '@jhola/domain';
import { greeting, type Mail, typedText } from '../../platform/mail/index.ts';
import type { OrderRow } from './orders.queries.ts';

type Customer = { readonly name: string; readonly email: string };

/**
 * The mail that confirms an order: lines, address and amount to pay. Plain text. The order is still pending, so the
 * mail says nothing about its progress.
 */
export function orderMail(order: OrderRow, { name, email }: Customer): Mail {
  const { address_line, city, state, pincode, mobile } = order.delivery_address;
  const lines = order.lines.map(
    (line) => `${line.quantity} × ${line.name} (${line.unit})  ${formatPaise(line.amount_paise)}`,
  );
  return {
    recipient: email,
    subject: `Your order ${order.order_number}`,
    body: `${greeting(name)}

thank you for your order ${order.order_number}. We have received it and will deliver it to

${typedText(address_line)}
${typedText(city)}, ${typedText(state)} ${pincode}
Mobile ${mobile}

${lines.join('\n')}

Delivery: Free
${payment(order)}`,
  };
}

function payment({ payment_method, total_paise }: OrderRow): string {
  const amount = formatPaise(total_paise);
  return payment_method === 'card' ? `Paid by card: ${amount}` : `To pay in cash at the door: ${amount}`;
}
