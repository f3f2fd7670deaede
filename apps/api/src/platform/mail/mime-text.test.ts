import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, test } from 'vitest';
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
  const compiled = new MailComposer(mail).compile();
  const expected = (await compiled.build()).toString('latin1');
  expect(text).toBe(expected.replaceAll(/\r?\n/g, '\r\n'));
  expect(envelope).toEqual({ from: 'shop@jhola.test', to: ['asha@jhola.test'] });
  expect(createMimeWriter('\n')(mail).text).toBe(expected.replaceAll('\r\n', '\n'));
});
