import type { Db } from '../../platform/database.ts';
import { type Mail, queueMail } from '../../platform/mail/index.ts';
import { readAdminEmails } from '../accounts/index.ts';

/** Queues a mail to each admin, in the caller's transaction. */
export async function mailAdmins(tx: Db, mailTo: (recipient: string) => Mail, now: Date): Promise<void> {
  for (const recipient of await readAdminEmails(tx)) await queueMail(tx, mailTo(recipient), now);
}
