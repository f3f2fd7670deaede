import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { composeMail, type BillItem, type Mail } from './content.ts';
import { createComposer } from './deliver.ts';
import type { DueMail } from './mail.queries.ts';
import type { MailPictures } from './pictures.ts';

const DRAWN = '/images/0123456789/640.webp';
const PICTURES: MailPictures = {
  pathOf: (stored) => (stored.startsWith('/') ? stored.replace('640.webp', '160.jpg') : null),
  read: async (stored) => (stored === DRAWN ? Buffer.from('a picture') : null),
};

const item = (more: Partial<BillItem> = {}): BillItem => ({
  name: 'Milk',
  unit: '1 l',
  quantity: 2,
  amount: '₹60',
  picture: null,
  ...more,
});

const billOf = (...items: BillItem[]) =>
  composeMail({
    recipient: 'asha@jhola.test',
    subject: 'Your order JH-1',
    heading: 'Thank you for your order',
    blocks: [
      { kind: 'greeting', text: 'Hello Asha,' },
      { kind: 'text', text: 'We have received it.' },
      { kind: 'bill', items, rows: [{ label: 'To pay', value: '₹60' }] },
      { kind: 'link', label: 'View order', url: 'https://jhola.test/dashboard/myorders/1?a=b&c="' },
    ],
  });

async function message(mail: Mail, environment: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ PUBLIC_URL: 'http://localhost:8080', ...environment });
  const { content = null, ...rest } = mail;
  const due = { ...rest, content, id: '01j', tries: 1, createdAt: new Date(0) } as DueMail;
  const { html, attachments = [], ...made } = await createComposer(config, PICTURES)(due);
  return { ...made, html: typeof html === 'string' ? html : '', attached: attachments.map(({ cid }) => cid) };
}

test('text by users and price lists is escaped in the HTML', async () => {
  const { html } = await message(billOf(item({ name: '<script>alert("1")</script>', unit: `'5' & <b>` })));
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(html).toContain('&#x27;5&#x27; &amp; &lt;b&gt;');
  expect(html).toContain('href="https://jhola.test/dashboard/myorders/1?a=b&amp;c=&quot;"');
});

test('the text and the HTML have the same content', async () => {
  const { text, html } = await message(billOf(item()));
  expect(text).toBe(
    'Hello Asha,\n\nWe have received it.\n\n2 × Milk (1 l)  ₹60\n\nTo pay: ₹60\n\nView order:\nhttps://jhola.test/dashboard/myorders/1?a=b&c="',
  );
  for (const words of [
    'Hello Asha,',
    'We have received it.',
    'Milk',
    '1 l × 2',
    '₹60',
    'To pay',
    'View order',
  ])
    expect(html).toContain(words);
});

test('a product is shown with its picture, and its price before the discount is struck through', async () => {
  const product = {
    kind: 'product',
    name: 'Milk <b>',
    unit: '1 l',
    price: '₹54',
    priceBefore: '₹60',
    picture: DRAWN,
  } as const;
  const mail = { recipient: 'asha@jhola.test', subject: 'Milk is back', heading: 'Back in stock' };
  const { text, html, attached } = await message(composeMail({ ...mail, blocks: [product] }));
  expect(text).toBe('Milk <b> (1 l)\n₹54 (MRP ₹60)');
  expect(html).toContain('Milk &lt;b&gt;');
  expect(html).toMatch(/₹54 <s[^>]*>₹60<\/s>/);
  expect(attached).toHaveLength(2);
  const plain = composeMail({ ...mail, blocks: [{ ...product, priceBefore: null, picture: null }] });
  expect(plain.body).toBe('Milk <b> (1 l)\n₹54');
  expect((await message(plain)).html).not.toContain('<s ');
});

test('a mail without content shows its text in the same frame', async () => {
  const { html } = await message({
    recipient: 'a@b.test',
    subject: 'Hello <you>',
    body: 'One\n\nTwo\nThree',
  });
  expect(html).toMatch(/<h1[^>]*>Hello &lt;you&gt;<\/h1>/);
  expect(html).toMatch(/<p[^>]*>One<\/p><p[^>]*>Two<br\/>Three<\/p>/);
  expect(html).toContain('>Jhola</span>');
});

test('an id that is longer than a phone’s line is broken', async () => {
  const body = 'Session: cs_live_a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0u1v2w3x4y5z6';
  const { html } = await message({ recipient: 'asha@jhola.test', subject: 'Payment', body });
  expect(/<p [^>]*>(?=Session:)/.exec(html)?.[0]).toContain('word-break:break-word');
});

test('light colours are inline, and dark ones in a style sheet for both themes', async () => {
  const { html } = await message(billOf(item()));
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toMatch(/<h1 class="ink" style="color:#251c14/);
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{.*\.ink\{color:#f6efe2!important\}/);
});

test('pictures and the logo are attached if mail programs can’t load them', async () => {
  const { html, attached } = await message(billOf(item({ picture: DRAWN }), item({ picture: DRAWN })));
  expect(attached).toEqual(['mark@jhola', 'picture-1@jhola']);
  expect(html.match(/src="cid:picture-1@jhola"/g)).toHaveLength(2);
  expect(html).not.toContain('rel="preload"');
});

test('a missing picture is an empty tile', async () => {
  const { html, attached } = await message(billOf(item({ picture: '/images/9999999999/640.webp' })));
  expect(attached).toEqual(['mark@jhola']);
  expect(html.match(/<img/g)).toHaveLength(1);
});

test('pictures of a shop with an https address stay on its server, as JPEG', async () => {
  const { html, attached } = await message(billOf(item({ picture: DRAWN })), {
    PUBLIC_URL: 'https://jhola.in',
  });
  expect(attached).toEqual([]);
  expect(html).toContain('src="https://jhola.in/icon-192.png"');
  expect(html).toContain('src="https://jhola.in/images/0123456789/160.jpg"');
});

test('pictures of other servers are shown only if they use https', async () => {
  const there = ['https://pictures.test/a.jpg', 'http://pictures.test/b.jpg', 'javascript:alert(1)'];
  const { html } = await message(billOf(...there.map((picture) => item({ picture }))));
  expect(html).toContain('src="https://pictures.test/a.jpg"');
  expect(html).not.toContain('b.jpg');
  expect(html).not.toContain('javascript:');
});

test('a mail has at most twenty pictures of products', async () => {
  const everyPicture = { ...PICTURES, read: async () => Buffer.from('a picture') };
  const items = Array.from({ length: 30 }, (_, n) => item({ picture: `/images/${1e9 + n}/640.webp` }));
  const { content = null, ...rest } = billOf(...items);
  const due = { ...rest, content, id: '01j', tries: 1, createdAt: new Date(0) } as DueMail;
  const { attachments } = await createComposer(readConfig({}), everyPicture)(due);
  expect(attachments).toHaveLength(1 + 20);
});

test('mails are sent from the shop’s host, unless the settings name another sender', async () => {
  expect(await message(billOf(item()), { PUBLIC_URL: 'https://jhola.in' })).toMatchObject({
    from: { name: 'Jhola', address: 'no-reply@jhola.in' },
  });
  const settings = {
    MAIL_SENDER_NAME: 'Rao Stores',
    MAIL_SENDER: 'shop@rao.in',
    MAIL_REPLY_TO: 'help@rao.in',
  };
  expect(await message(billOf(item()), settings)).toMatchObject({
    from: { name: 'Rao Stores', address: 'shop@rao.in' },
    replyTo: 'help@rao.in',
  });
  expect(await message(billOf(item()), { SHOP_EMAIL: 'hello@rao.in' })).toMatchObject({
    replyTo: 'hello@rao.in',
  });
});
