import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';

export type MimeText = {
  /** ASCII, with the given line breaks. */
  readonly text: string;
  readonly envelope: ReturnType<MimeNode['getEnvelope']>;
};

export type Newline = '\n' | '\r\n';

/** With the file's name, these decide on an attachment's headers. */
const NAMING = ['Content-Id', 'Content-Type', 'Content-Disposition'] as const;
const BASE64_LINE = /.{76}(?!$)/g;

/** A picture that is attached to many mails: its base64, and its headers under each name that it has had in one. */
type Attached = { base64?: string; readonly headers: Map<string, string> };

/**
 * Writes messages synchronously. The library makes structure and headers; its own writer needs several streams for each
 * part and takes twice as long. Of a buffer that is attached to many mails, content and headers are encoded once.
 */
export function createMimeWriter(newline: Newline): (message: SendMailOptions) => MimeText {
  const attached = new WeakMap<Buffer, Attached>();

  function attachedOf(bytes: Buffer): Attached {
    const known = attached.get(bytes) ?? { headers: new Map<string, string>() };
    attached.set(bytes, known);
    return known;
  }

  function base64Of(bytes: Buffer): string {
    const known = attachedOf(bytes);
    known.base64 ??= bytes.toString('base64').replace(BASE64_LINE, `$&${newline}`);
    return known.base64;
  }

  function headersOf(node: MimeNode): string {
    const build = () => withBreaks(node.buildHeaders(), newline);
    if (!Buffer.isBuffer(node.content) || node.filename === undefined) return build();
    const { headers } = attachedOf(node.content);
    const name = JSON.stringify([node.filename, ...NAMING.map((header) => node.getHeader(header))]);
    const text = headers.get(name) ?? build();
    headers.set(name, text);
    return text;
  }

  function contentOf(node: MimeNode): string {
    const { content } = node;
    if (!content) return '';
    if (typeof content !== 'string' && !Buffer.isBuffer(content))
      throw new TypeError('A part must be text or bytes');
    const encoding = node.getTransferEncoding();
    if (encoding === 'base64') return base64Of(typeof content === 'string' ? Buffer.from(content) : content);
    return withBreaks(encoding === 'quoted-printable' ? wrap(encode(content)) : content.toString(), newline);
  }

  function write(node: MimeNode, parts: string[]): void {
    parts.push(headersOf(node), newline, newline, contentOf(node));
    if (node.childNodes.length === 0) return;
    node.childNodes.forEach((child, index) => {
      parts.push(`${index === 0 ? '' : newline}--${node.boundary}${newline}`);
      write(child, parts);
    });
    parts.push(`${newline}--${node.boundary}--${newline}`);
  }

  return (message) => {
    const root = new MailComposer({ ...message, html: asPart(message.html) }).compile();
    const parts: string[] = [];
    write(root, parts);
    const text = parts.join('');
    return { text: text.endsWith(newline) ? text : text + newline, envelope: root.getEnvelope() };
  };
}

/** HTML with its encoding. The library would go through the text four times to find out that it has to be encoded. */
function asPart(html: SendMailOptions['html']): SendMailOptions['html'] {
  if (typeof html !== 'string') return html;
  return { content: Buffer.from(html), contentTransferEncoding: 'quoted-printable' };
}

function withBreaks(text: string, newline: Newline): string {
  return text.replaceAll(/\r?\n/g, newline);
}
