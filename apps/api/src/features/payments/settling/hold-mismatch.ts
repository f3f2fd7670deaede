import type { Db } from '../../../platform/database.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { readAdminEmails } from '../../accounts/index.ts';
import { mismatchMail } from '../payment-mails.ts';
import type { PaymentRow } from '../payments.queries.ts';
import type { SessionReport } from '../provider/payment-provider.ts';
import { abandonUnpaid } from './abandon-unpaid.ts';
import type { Change } from './change.ts';

/** Another amount or currency than was asked came in: nothing is fulfilled, and the shop's admins are told by mail. */
export async function holdMismatch(
  tx: Db,
  payment: PaymentRow,
  report: SessionReport,
  now: Date,
): Promise<Change> {
  const fault = `Asked for ${payment.amount_paise} inr, got ${report.amount} ${report.currency}`;
  const held = { state: 'held', session_id: report.id, received: JSON.stringify(report), fault } as const;
  const change = await abandonUnpaid(tx, payment, held, now);
  for (const recipient of await readAdminEmails(tx)) {
    await queueMail(tx, mismatchMail(recipient, payment, report), now);
  }
  return change;
}
