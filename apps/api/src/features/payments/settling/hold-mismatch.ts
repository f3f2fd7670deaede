import type { Db } from '../../../platform/database.ts';
import { mailAdmins } from '../mail-admins.ts';
import { mismatchMail } from '../payment-mails.ts';
import type { PaymentRow } from '../payments.queries.ts';
import type { SessionReport } from '../provider/payment-provider.ts';
import { abandonUnpaid } from './abandon-unpaid.ts';
import type { Change } from './change.ts';

/**
 * Handles a payment with a different amount or currency than requested: the order isn't placed, and the admins get a
 * mail.
 */
export async function holdMismatch(
  tx: Db,
  payment: PaymentRow,
  report: SessionReport,
  now: Date,
): Promise<Change> {
  const change = await abandonUnpaid(
    tx,
    payment,
    {
      state: 'held',
      session_id: report.id,
      payment_intent: report.paymentIntent,
      received: JSON.stringify(report),
      fault: `Expected ${payment.amount_paise} inr, received ${report.amount} ${report.currency}`,
    },
    now,
  );
  await mailAdmins(tx, (recipient) => mismatchMail(recipient, payment, report), now);
  return change;
}
