import { formatPaise } from '@jhola/domain';
import { paymentsMailsTexts as texts } from '../../messages/index.ts';
import { type Block, composeMail, greeting, type Mail } from '../../platform/mail/index.ts';
import { mailBill, type OrderRow, orderLink } from '../orders/index.ts';
import type { PaymentRow } from './payments.queries.ts';
import type { SessionReport } from './provider/payment-provider.ts';
import type { RefundProblem } from './refunds/refund-problem.ts';

type Customer = { readonly name: string; readonly email: string };

/** Tells the shopper that a paid order was cancelled, because it was sold out, and that the money is refunded. */
export function refundMail(order: OrderRow, { name, email }: Customer, publicUrl: string): Mail {
  const number = order.order_number;
  return composeMail({
    recipient: email,
    subject: texts.refundSubject({ number }),
    heading: texts.refundHeading,
    blocks: [
      { kind: 'greeting', text: greeting(name) },
      text(texts.refundSorry({ number })),
      text(texts.refundReason),
      text(texts.refundMoney({ total: formatPaise(order.total_paise) })),
      mailBill(order, 'card'),
      orderLink(order.id, publicUrl),
    ],
  });
}

/**
 * Tells an admin of a problem with a refund. `amount`: of the whole payment, as text. `what`: what happened, as the end
 * of a sentence.
 */
export function refundProblemMail(
  recipient: string,
  payment: PaymentRow,
  {
    amount,
    what,
    problem,
  }: { readonly amount: string; readonly what: string; readonly problem: RefundProblem['what'] },
): Mail {
  return composeMail({
    recipient,
    subject: texts.moneyBackSubject,
    heading: headingOf(problem),
    blocks: [
      text(texts.moneyBack({ amount, what })),
      { kind: 'lines', lines: idsOf(payment, payment.session_id, payment.payment_intent) },
      text(texts.moneyBackTodo),
    ],
  });
}

function headingOf(problem: RefundProblem['what']): string {
  switch (problem) {
    case 'all':
    case 'part':
      return texts.moneyBackHeading;
    case 'failed':
      return texts.refundFailedHeading;
    case 'unknown':
    case 'refused':
      return texts.refundRefusedHeading;
  }
}

/** Tells an admin that the amount or currency of a received payment is wrong. */
export function mismatchMail(recipient: string, payment: PaymentRow, report: SessionReport): Mail {
  const amount = report.amount === null ? texts.unknown : String(report.amount);
  return composeMail({
    recipient,
    subject: texts.mismatchSubject,
    heading: texts.mismatchHeading,
    blocks: [
      text(texts.mismatch),
      {
        kind: 'lines',
        lines: [
          ...idsOf(payment, report.id, report.paymentIntent),
          texts.askedFor({ amount: formatPaise(payment.amount_paise) }),
          texts.cameIn({ amount, currency: report.currency ?? texts.unknownCurrency }),
        ],
      },
      text(texts.mismatchTodo),
    ],
  });
}

function idsOf({ order_id: id }: PaymentRow, session: string | null, payment: string | null) {
  return [
    texts.order({ id }),
    texts.session({ id: session ?? texts.unknown }),
    texts.payment({ id: payment ?? texts.unknown }),
  ];
}

const text = (words: string): Block => ({ kind: 'text', text: words });
