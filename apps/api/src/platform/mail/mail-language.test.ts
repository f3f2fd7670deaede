import type { OrderId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCart, type Person, startTestShop, stockProduct, type TestShop } from '../../testing/index.ts';
import { createComposer } from './deliver.ts';
import { NO_PICTURES } from './pictures.ts';

let shop: TestShop;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.signUp();
});

const using = (language: string | undefined, person: { readonly accessToken?: string } = {}) => ({
  as: { ...person, cookies: language === undefined ? {} : { language } },
});

async function order(language?: string) {
  const { productId } = await stockProduct(shop.db, { name: 'Amul Milk', pricePaise: 4_050, discount: 7 });
  const form = await fillCart(shop, asha, [{ productId, quantity: 3 }]);
  return (await shop.call('placeCashOrder', form, using(language, asha))).data;
}

/** Asha's newest mail as it is delivered: later, outside any request. */
async function mail() {
  const { created_at: createdAt, ...row } = await shop.db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'body', 'content', 'tries', 'created_at'])
    .where('recipient', '=', asha.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { subject, text, html } = await createComposer(shop.config, NO_PICTURES)({ ...row, createdAt });
  return { subject, text, html };
}

describe('a mail caused by the shopper’s own request is in the language of that request:', () => {
  test('an order in Hindi', async () => {
    const { orderId } = await order('hi');
    const { subject, text, html } = await mail();
    expect(subject).toBe(`आपका ऑर्डर ${orderId}`);
    expect(text).toMatch(/^नमस्ते Asha Rao,\n\nआपके ऑर्डर JH-\d+ के लिए धन्यवाद।/);
    expect(text).toContain('छूट: − ₹9\nआइटम का कुल दाम: ₹112.50\nडिलीवरी चार्ज: फ़्री\nकैश ऑन डिलीवरी: ₹112.50');
    expect(html).toMatch(/<html[^>]* lang="hi"/);
    for (const words of ['ऑर्डर के लिए धन्यवाद</h1>', 'MRP पर कुल', 'ऑर्डर देखें', 'यह ईमेल आपको Jhola पर']) {
      expect(html).toContain(words);
    }
  });

  test('an OTP in Hindi', async () => {
    await shop.call('forgotPassword', { email: asha.email }, using('hi'));
    const { subject, text, html } = await mail();
    expect(subject).toBe('नए पासवर्ड के लिए आपका OTP');
    expect(text).toMatch(/^नमस्ते Asha Rao,\n\nआपका OTP: \d{6}\n\nयह दस मिनट तक काम करेगा/);
    expect(html).toMatch(/<html[^>]* lang="hi"/);
  });

  test.each([undefined, 'en'])('both in English with the cookie %j', async (language) => {
    const { orderId } = await order(language);
    const ordered = await mail();
    expect(ordered.subject).toBe(`Your order ${orderId}`);
    expect(ordered.html).toMatch(/<html[^>]* lang="en"/);
    expect(ordered.html).toContain('You’re getting this email because');
    await shop.call('forgotPassword', { email: asha.email }, using(language));
    expect(await mail()).toMatchObject({
      subject: 'Your OTP for a new password',
      text: expect.stringMatching(/^Hello Asha Rao,\n\nYour OTP is \d{6}\n/),
      html: expect.stringMatching(/<html[^>]* lang="en"/),
    });
  });
});

describe('a mail that isn’t caused by a request of the shopper', () => {
  const cancel = async (orderId: string, reason: string, language: string) => {
    const admin = await shop.signInAdmin();
    const form = { _id: orderId as OrderId, from: 'pending', reason } as const;
    return (await shop.call('cancelOrder', form, using(language, admin))).data;
  };

  test('about an order is in the language in which it was placed, not the admin’s', async () => {
    const { _id, orderId } = await order('en');
    await cancel(_id, 'Squashed', 'hi');
    const { subject, text, html } = await mail();
    expect(subject).toBe(`Your order ${orderId} was cancelled`);
    expect(text).toContain('Hello Asha Rao,');
    expect(text).toContain('Items total');
    expect(html).toMatch(/<html[^>]* lang="en"/);
  });

  test('has a predefined reason in that language, and the order’s page has it in its reader’s language', async () => {
    const { _id, orderId } = await order('hi');
    const { cancelReason } = await cancel(_id, 'We could not reach you by phone', 'en');
    expect(cancelReason).toBe('We could not reach you by phone');
    const { subject, text, html } = await mail();
    expect(subject).toBe(`आपका ऑर्डर ${orderId} रद्द हो गया`);
    expect(text).toContain('वजह: फ़ोन पर आपसे बात नहीं हो सकी');
    expect(html).toMatch(/<html[^>]* lang="hi"/);
    const read = async (language: string) =>
      (await shop.call('getOrder', { _id: _id as OrderId }, using(language, asha))).data;
    expect(await read('hi')).toMatchObject({
      cancelReason: 'फ़ोन पर आपसे बात नहीं हो सकी',
      timeline: [{}, { note: 'फ़ोन पर आपसे बात नहीं हो सकी' }],
    });
    expect(await read('en')).toMatchObject({ timeline: [{}, { note: 'We could not reach you by phone' }] });
  });

  test('about an account is in the language that its owner used last', async () => {
    const languageOf = async () =>
      (
        await shop.db
          .selectFrom('users')
          .select('language')
          .where('email', '=', asha.email)
          .executeTakeFirstOrThrow()
      ).language;
    expect(await languageOf()).toBe('en');
    const { body } = await shop.send('login', { email: asha.email, password: asha.password }, using('hi'));
    expect(await languageOf()).toBe('hi');
    // Other API clients request no language.
    await shop.send('login', { email: asha.email, password: asha.password });
    expect(await languageOf()).toBe('hi');
    const { refreshToken } = (body as unknown as { data: { refreshToken: string } }).data;
    await shop.call('refreshToken', undefined, {
      as: { cookies: { refreshToken, language: 'en' } },
    });
    expect(await languageOf()).toBe('en');
  });
});
