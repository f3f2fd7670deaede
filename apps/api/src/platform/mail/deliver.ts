import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { readOnce } from '../read-once.ts';
import { contentOfText } from './content.ts';
import type { DueMail } from './mail.queries.ts';
import { mailFileName, mailFolder } from './mail-files.ts';
import type { MimeText, Newline } from './mime-text.ts';
import { type MailPictures, NO_PICTURES, picturesOf } from './pictures.ts';
import { rememberPictures } from './remember-pictures.ts';

/** Delivers one mail: sends it to the mail server, or writes its file. Rejects on failure, and if it is aborted. */
export type Deliver = (mail: DueMail, stopped: AbortSignal) => Promise<void>;

export type MailRoute = {
  readonly deliver: Deliver;
  /** Closes idle connections to the mail server. */
  close(): void;
};

/** The number of concurrent deliveries; each uses its own SMTP connection. */
export const DELIVERIES_AT_ONCE = 5;
/**
 * The time limit of one delivery: otherwise a mail server that sends its replies byte by byte could block it for ever.
 */
export const DELIVERY_LIMIT_MS = 60_000;
/** The time limit for connecting, for the server's greeting, and for each reply. */
const REPLY_LIMIT_MS = 20_000;

type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'mailSender'>;
/** Creates the message of a mail: text, HTML and the pictures in the HTML. */
type Compose = (mail: DueMail) => Promise<SendMailOptions>;

/**
 * React and the mail blocks, loaded with the first mail, as the mail library is, to keep the start of the shop fast. Once:
 * each `import()` costs a third of what rendering the HTML does.
 */
const renderer = readOnce(() => import('./html/mail-html.ts'));

/** A writer of messages that is loaded with the first one. */
function createWriter(newline: Newline): (message: SendMailOptions) => Promise<MimeText> {
  const load = readOnce(async () => (await import('./mime-text.ts')).createMimeWriter(newline));
  return async (message) => (await load())(message);
}

/** Creates the route of mails: by SMTP if a server is configured, otherwise as files that a mail program can open. */
export function createMailRoute(config: MailConfig, pictures = NO_PICTURES): MailRoute {
  const compose = createComposer(config, rememberPictures(pictures));
  return config.smtpUrl === undefined
    ? toFolder(mailFolder(config.dataDir), compose)
    : bySmtp(config.smtpUrl, compose);
}

/** Returns a function that creates the message of a mail. */
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
    // The same id at every attempt, so that a receiver can detect duplicates.
    return { ...sender, to, subject, text, html, attachments, date, messageId: `<${id}@jhola>` };
  };
}

function bySmtp(url: string, compose: Compose): MailRoute {
  let close = () => {};
  const transportOf = readOnce(async () => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      pool: true,
      maxConnections: DELIVERIES_AT_ONCE,
      maxMessages: 1_000,
      // The outbox retries later.
      maxRequeues: 0,
      connectionTimeout: REPLY_LIMIT_MS,
      greetingTimeout: REPLY_LIMIT_MS,
      socketTimeout: REPLY_LIMIT_MS,
    });
    close = () => transport.close();
    return transport;
  });
  const write = createWriter('\r\n');
  return {
    async deliver(mail, stopped) {
      const transport = await transportOf();
      const { text, envelope } = await write(await compose(mail));
      const raw = Buffer.from(text, 'latin1');
      const signal = AbortSignal.any([AbortSignal.timeout(DELIVERY_LIMIT_MS), stopped]);
      await transport.sendMail({ raw, envelope, signal });
    },
    close: () => close(),
  };
}

function toFolder(folder: string, compose: Compose): MailRoute {
  const write = createWriter('\n');
  return {
    async deliver(mail) {
      const { text } = await write(await compose(mail));
      const path = join(folder, mailFileName(mail));
      try {
        await writeWhole(path, text);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true });
        await writeWhole(path, text);
      }
    },
    close: () => undefined,
  };
}

/** Renames the file at the end, so that readers of the folder never see a part of it. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text, 'latin1');
  await rename(`${path}.part`, path);
}
