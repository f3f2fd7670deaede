import type { Db } from '../../../platform/database.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { readAdminEmails } from '../../accounts/index.ts';
import { mismatchMail } from '../payment-mails.ts';
import { keepReceived, type PaymentRow } from '../payments.queries.ts';
import type { SessionReport } from '../provider/payment-provider.ts';
import { abandonUnpaid } from './abandon-unpaid.ts';
import { type Change, NO_CHANGE } from './change.ts';

/** Another amount or currency than was asked came in: nothing is fulfilled, and the shop's admins are told by mail. */
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
      fault: `Asked for ${payment.amount_paise} inr, got ${report.amount} ${report.currency}`,
    },
    now,
  );
  await tellAdmins(tx, payment, report, now);
  return change;
}

/** Money came in for a payment that ended without it, or was paid by another session: told once, by mail. */
export async function raiseAlarm(
  tx: Db,
  payment: PaymentRow,
  report: SessionReport,
  now: Date,
): Promise<Change> {
  const fault = `Paid by session ${report.id}, when this payment was ${payment.state}`;
  const kept = { received: JSON.stringify(report), fault };
  if (await keepReceived(tx, payment.order_id, kept, now)) await tellAdmins(tx, payment, report, now);
  return NO_CHANGE;
}

async function tellAdmins(tx: Db, payment: PaymentRow, report: SessionReport, now: Date): Promise<void> {
  for (const recipient of await readAdminEmails(tx)) {
    await queueMail(tx, mismatchMail(recipient, payment, report), now);
  }
}
