import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { DueMail } from './mail.queries.ts';

/** Hands one mail to the world. Rejects where it couldn't be handed over. */
export type Deliver = (mail: DueMail) => Promise<void>;

const SMTP_LIMIT_MS = 20_000;

/** By SMTP where it is configured, else as a file that a mail program opens. */
export function createDeliver(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>): Deliver {
  const from = `Jhola <no-reply@${new URL(config.publicUrl).hostname}>`;
  return config.smtpUrl === undefined
    ? toFolder(join(config.dataDir, 'outbox'), from)
    : bySmtp(config.smtpUrl, from);
}

function message(mail: DueMail, from: string) {
  const { recipient: to, subject, body: text, createdAt: date, id } = mail;
  // The same id at every try, so that a receiver can see that it is the same mail.
  return { from, to, subject, text, date, messageId: `<${id}@jhola>` };
}

function bySmtp(url: string, from: string): Deliver {
  const transport = createTransport({ url, connectionTimeout: SMTP_LIMIT_MS, socketTimeout: SMTP_LIMIT_MS });
  return async (mail) => {
    await transport.sendMail(message(mail, from));
  };
}

function toFolder(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message: text } = await transport.sendMail(message(mail, from));
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
    // Under its final name a mail is whole.
    await writeFile(`${path}.part`, text as Buffer);
    await rename(`${path}.part`, path);
  };
}
