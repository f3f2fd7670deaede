import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const logIn = (language: string | undefined, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers,
    cookies: language === undefined ? {} : { language },
    payload: { email: 'nobody@jhola.test', password: 'not this one' },
  });
const messageOf = async (response: ReturnType<typeof logIn>) =>
  (await response).json<{ message: string }>().message;

describe('the messages of a response', () => {
  test('are in the language of the cookie', async () => {
    await expect(messageOf(logIn('hi'))).resolves.toBe('ईमेल या पासवर्ड ग़लत है');
  });

  test.each([undefined, 'en', 'ta', '', '__proto__'])('are English for the cookie %j', async (language) => {
    await expect(messageOf(logIn(language))).resolves.toBe('Email or password is wrong');
  });

  test('aren’t in the browser’s preferred language, which other clients didn’t choose', async () => {
    await expect(messageOf(logIn(undefined, { 'accept-language': 'hi' }))).resolves.toBe(
      'Email or password is wrong',
    );
  });

  test('about fields are in that language too, also with concurrent requests', async () => {
    const register = async (language: string) => {
      const cookies = { language };
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/user/register',
        cookies,
        payload: {},
      });
      return response.json<{ fields: Record<string, string> }>().fields['name'];
    };
    const messages = await Promise.all(['hi', 'en', 'hi', 'en'].map(register));
    expect(messages).toEqual(['नाम ज़रूरी है', 'Name is required', 'नाम ज़रूरी है', 'Name is required']);
  });
});
