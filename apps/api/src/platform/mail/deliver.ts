import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { contentOfText } from './content.ts';
import type { DueMail } from './mail.queries.ts';
import { type MailPictures, NO_PICTURES, picturesOf } from './pictures.ts';

/** Delivers one mail: hands it to the mail server, or writes its file. Rejects if that failed. */
export type Deliver = (mail: DueMail) => Promise<void>;

export type MailRoute = {
  readonly deliver: Deliver;
  /** Closes idle connections to the mail server. */
  close(): void;
};

/** How many mails are delivered at the same time; by SMTP each on a connection of its own. */
export const DELIVERIES_AT_ONCE = 5;
/** Maximum time of one delivery: a mail server that sends its replies byte by byte would otherwise hold it for ever. */
export const DELIVERY_LIMIT_MS = 60_000;
/** Maximum time for connecting, for the server's greeting, and for any reply. */
const REPLY_LIMIT_MS = 20_000;

type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'mailSender'>;
/** Makes the message of a mail: text, HTML and the pictures that the HTML shows. */
type Compose = (mail: DueMail) => Promise<SendMailOptions>;

/** React and the blocks of mails, loaded with the first mail: a start hasn't the time. */
const renderer = () => import('./html/mail-html.ts');

/** By SMTP if a server is configured, else as files that a mail program opens. */
export function createMailRoute(config: MailConfig, pictures = NO_PICTURES): MailRoute {
  const compose = createComposer(config, pictures);
  return config.smtpUrl === undefined
    ? toFolder(join(config.dataDir, 'outbox'), compose)
    : bySmtp(config.smtpUrl, compose);
}

/** What makes the messages of mails. */
export function createComposer({ publicUrl, mailSender }: MailConfig, pictures: MailPictures): Compose {
  const { name, address, replyTo } = mailSender;
  const sender = { from: { name, address }, ...(replyTo !== undefined && { replyTo }) };
  return async (mail) => {
    const { recipient: to, subject, body: text, createdAt: date, id } = mail;
    const content = mail.content ?? contentOfText(subject, text);
    const { mark, sources, attached } = await picturesOf(content, publicUrl, pictures);
    const { mailHtml } = await renderer();
    const html = mailHtml(content, publicUrl, { mark, of: (picture) => sources.get(picture) ?? null });
    const attachments = attached.map((one) => ({ ...one, contentDisposition: 'inline' as const }));
    // The same id at every try, so that a receiver can see that it is the same mail.
    return { ...sender, to, subject, text, html, attachments, date, messageId: `<${id}@jhola>` };
  };
}

function bySmtp(url: string, compose: Compose): MailRoute {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: DELIVERIES_AT_ONCE,
    maxMessages: 1_000,
    // The outbox tries again, later.
    maxRequeues: 0,
    connectionTimeout: REPLY_LIMIT_MS,
    greetingTimeout: REPLY_LIMIT_MS,
    socketTimeout: REPLY_LIMIT_MS,
  });
  return {
    async deliver(mail) {
      const message = await compose(mail);
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(DELIVERY_LIMIT_MS) });
    },
    close: () => transport.close(),
  };
}

function toFolder(folder: string, compose: Compose): MailRoute {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(mail) {
      const { message: text } = await transport.sendMail(await compose(mail));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
      // A reader of the folder never sees half a mail under its final name.
      await writeFile(`${path}.part`, text as Buffer);
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}
