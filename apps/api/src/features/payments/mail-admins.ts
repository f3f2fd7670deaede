import { inLanguage, supportedLanguage } from '@jhola/messages';
import type { Db } from '../../platform/database.ts';
import { type Mail, queueMail } from '../../platform/mail/index.ts';
import { readAdmins } from '../accounts/index.ts';

/** Queues a mail to each admin, in the caller's transaction, in the language that the admin used last. */
export async function mailAdmins(tx: Db, mailTo: (recipient: string) => Mail, now: Date): Promise<void> {
  for (const { email, language } of await readAdmins(tx)) {
    await queueMail(
      tx,
      inLanguage(supportedLanguage(language), () => mailTo(email)),
      now,
    );
  }
}
