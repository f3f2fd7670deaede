import type { Db } from '../../../platform/database.ts';
import { mailAdmins } from '../mail-admins.ts';
import { mismatchMail } from '../payment-mails.ts';
import { recordReceived, type PaymentRow } from '../payments.queries.ts';
import type { SessionReport } from '../provider/payment-provider.ts';
import { type Change, NO_CHANGE } from './change.ts';

/** Mails the admins once when money arrives for a payment that ended without it, or by another session. */
export async function raiseAlarm(
  tx: Db,
  payment: PaymentRow,
  report: SessionReport,
  now: Date,
): Promise<Change> {
  const fault = `Paid by session ${report.id}, when this payment was ${payment.state}`;
  const kept = { received: JSON.stringify(report), fault };
  if (await recordReceived(tx, payment.order_id, kept, now)) {
    await mailAdmins(tx, (recipient) => mismatchMail(recipient, payment, report), now);
  }
  return NO_CHANGE;
}
