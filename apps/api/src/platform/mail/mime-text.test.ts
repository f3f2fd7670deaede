import MailComposer from 'nodemailer/lib/mail-composer';
import MimeNode from 'nodemailer/lib/mime-node';
import { expect, test, vi } from 'vitest';
import { createMimeWriter } from './mime-text.ts';

const picture = Buffer.from(Array.from({ length: 1_000 }, (_, index) => (index * 7) % 256));
const attached = (n: number) => ({
  cid: `picture-${n}@jhola`,
  filename: `picture-${n}.jpg`,
  content: picture,
  contentDisposition: 'inline' as const,
});
const message = {
  from: { name: 'झोला', address: 'shop@jhola.test' },
  to: 'asha@jhola.test',
  subject: 'आपका ऑर्डर ₹600',
  text: 'नमस्ते,\nThank you. '.concat('A long line that must be folded. '.repeat(9), '\n\nJhola'),
  html: `<p>${'Atta, 5 kg – ₹240 '.repeat(20)}</p>\n<p>.</p>`,
  date: new Date('2026-11-23T10:00:00Z'),
  messageId: '<1@jhola>',
  baseBoundary: 'boundary',
};

test.each([
  ['with pictures', { ...message, attachments: [attached(1), attached(2)] }],
  ['without pictures', message],
  ['in Latin letters only', { ...message, subject: 'Your order', text: 'Thank you', html: '<p>Hi</p>' }],
  ['of text alone', { ...message, html: undefined }],
])('writes a mail %s like the library does', async (_, mail) => {
  const { text, envelope } = createMimeWriter('\r\n')(mail);
  const html = mail.html && { content: mail.html, contentTransferEncoding: 'quoted-printable' };
  const compiled = new MailComposer({ ...mail, html }).compile();
  const expected = (await compiled.build()).toString('latin1');
  expect(text).toBe(expected.replaceAll(/\r?\n/g, '\r\n'));
  expect(envelope).toEqual({ from: 'shop@jhola.test', to: ['asha@jhola.test'] });
  expect(createMimeWriter('\n')(mail).text).toBe(expected.replaceAll('\r\n', '\n'));
});

test('a picture’s headers are built once for all mails that name it alike', () => {
  const write = createMimeWriter('\n');
  const mail = { ...message, attachments: [attached(1), attached(2)] };
  const built = vi.spyOn(MimeNode.prototype, 'buildHeaders');
  try {
    const first = write(mail);
    expect(built).toHaveBeenCalledTimes(6);
    expect(write(mail)).toEqual(first);
    // Those of the mail, its text, its HTML, and of HTML and pictures together.
    expect(built).toHaveBeenCalledTimes(6 + 4);
    const { text } = write({ ...mail, attachments: [attached(3)] });
    expect(text).toContain('name=picture-3.jpg');
    expect(text).not.toContain('name=picture-1.jpg');
  } finally {
    built.mockRestore();
  }
});

test('the encoding of the HTML is known without looking at its letters', () => {
  const looked = vi.spyOn(
    MimeNode.prototype as unknown as { _getTextEncoding(text: string): string },
    '_getTextEncoding',
  );
  try {
    const { text } = createMimeWriter('\n')(message);
    expect(text).toContain('5 kg =E2=80=93 =E2=82=B9240');
    const texts = looked.mock.calls.map(([given]) => given);
    expect(texts).toContain(message.text);
    expect(texts.filter((given) => given.includes('Atta'))).toEqual([]);
  } finally {
    looked.mockRestore();
  }
});
