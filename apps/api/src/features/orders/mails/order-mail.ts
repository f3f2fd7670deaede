import { type OrderId, pagePath } from '@jhola/domain';
import { ordersMailsTexts as texts } from '../../../messages/index.ts';
import { type Block, composeMail, greeting, type Mail, typedText } from '../../../platform/mail/index.ts';
import { mailBill } from './mail-bill.ts';
import type { OrderRow } from '../orders.queries.ts';

/** The values that the mail shows of an order. */
export type OrderToTell = Pick<
  OrderRow,
  | 'id'
  | 'order_number'
  | 'delivery_address'
  | 'lines'
  | 'payment_method'
  | 'sub_total_paise'
  | 'delivery_paise'
  | 'total_paise'
>;
type Customer = { readonly name: string; readonly email: string };

/**
 * The mail that confirms an order: address, bill and a link to the order. The order is still pending, so the mail says
 * nothing about its progress.
 */
export function orderMail(order: OrderToTell, { name, email }: Customer, publicUrl: string): Mail {
  const { address_line, city, state, pincode, mobile } = order.delivery_address;
  const number = order.order_number;
  return composeMail({
    recipient: email,
    subject: texts.placedSubject({ number }),
    heading: texts.placedHeading,
    blocks: [
      { kind: 'greeting', text: greeting(name) },
      { kind: 'text', text: texts.placed({ number }) },
      {
        kind: 'lines',
        lines: [
          typedText(address_line),
          `${typedText(city)}, ${typedText(state)} ${pincode}`,
          texts.mobile({ mobile: groupedMobile(mobile) }),
        ],
      },
      mailBill(order, order.payment_method),
      orderLink(order.id, publicUrl),
    ],
  });
}

/** The link to the shopper's page of an order. */
export function orderLink(orderId: OrderId, publicUrl: string): Block {
  return { kind: 'link', label: texts.viewOrder, url: publicUrl + pagePath('my-order', { orderId }) };
}

/** A mobile number in two groups of five digits, as pages show it. */
function groupedMobile(digits: string): string {
  return `${digits.slice(0, -5)}\u00A0${digits.slice(-5)}`;
}
