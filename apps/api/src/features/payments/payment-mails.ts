import { formatPaise } from '@jhola/domain';
import { greeting, type Mail } from '../../platform/mail/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { PaymentRow } from './payments.queries.ts';
import type { SessionReport } from './provider/payment-provider.ts';

type Customer = { readonly name: string; readonly email: string };

/** Tells the shopper that a paid order was cancelled, why, and that the money is refunded. */
export function refundMail(order: OrderRow, { name, email }: Customer, reason: string): Mail {
  return {
    recipient: email,
    subject: `Your order ${order.order_number} is cancelled, and your money comes back`,
    body: `${greeting(name)}

we are sorry: your order ${order.order_number} could not be brought to you.
${reason}.

We return ${formatPaise(order.total_paise)} to the card that you paid with. Banks take up to ten days to show it.`,
  };
}

/** Tells an admin about a refund or a rejected refund at the provider that the shop didn't request. */
export function moneyBackMail(recipient: string, payment: PaymentRow, what: string): Mail {
  return {
    recipient,
    subject: 'The money of a card payment needs you',
    body: `The provider says of a payment of ${formatPaise(payment.amount_paise)}: ${what}.

Order (internal id): ${payment.order_id}
Session:             ${payment.session_id ?? 'unknown'}
Payment:             ${payment.payment_intent ?? 'unknown'}

Please look at it with the provider, and at the order on the order desk.`,
  };
}

/** Tells an admin that the amount or currency of a received payment is wrong. */
export function mismatchMail(recipient: string, payment: PaymentRow, report: SessionReport): Mail {
  return {
    recipient,
    subject: 'A payment by card needs you',
    body: `A payment came in that is not what the shop asked for. Nothing was delivered for it, and nothing is done
by itself: please look at it with the provider, and return the money there if it is not ours.

Order (internal id): ${payment.order_id}
Session:             ${report.id}
Payment:             ${report.paymentIntent ?? 'unknown'}
Asked for:           ${formatPaise(payment.amount_paise)} (inr)
Came in:             ${report.amount ?? 'unknown'} in the smallest unit of ${report.currency ?? 'an unknown currency'}`,
  };
}
