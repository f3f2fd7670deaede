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

const BASE64_LINE = /.{76}(?!$)/g;

/**
 * Writes messages synchronously. The library makes structure and headers; its own writer needs several streams for each
 * part and takes twice as long. A buffer that is attached to many mails is encoded once.
 */
export function createMimeWriter(newline: Newline): (message: SendMailOptions) => MimeText {
  const encoded = new WeakMap<Buffer, string>();

  function base64Of(bytes: Buffer): string {
    const known = encoded.get(bytes);
    if (known !== undefined) return known;
    const text = bytes.toString('base64').replace(BASE64_LINE, `$&${newline}`);
    encoded.set(bytes, text);
    return text;
  }

  function contentOf(node: MimeNode): string {
    const { content } = node;
    if (!content) return '';
    if (typeof content !== 'string' && !Buffer.isBuffer(content))
      throw new TypeError('A part must be text or bytes');
    const encoding = node.getTransferEncoding();
    if (encoding === 'base64') return base64Of(typeof content === 'string' ? Buffer.from(content) : content);
    const text = content.toString();
    return withBreaks(encoding === 'quoted-printable' ? wrap(encode(text)) : text, newline);
  }

  function write(node: MimeNode, parts: string[]): void {
    parts.push(withBreaks(node.buildHeaders(), newline), newline, newline, contentOf(node));
    if (node.childNodes.length === 0) return;
    node.childNodes.forEach((child, index) => {
      parts.push(`${index === 0 ? '' : newline}--${node.boundary}${newline}`);
      write(child, parts);
    });
    parts.push(`${newline}--${node.boundary}--${newline}`);
  }

  return (message) => {
    const root = new MailComposer(message).compile();
    const parts: string[] = [];
    write(root, parts);
    const text = parts.join('');
    return { text: text.endsWith(newline) ? text : text + newline, envelope: root.getEnvelope() };
  };
}

function withBreaks(text: string, newline: Newline): string {
  return text.replaceAll(/\r?\n/g, newline);
}
