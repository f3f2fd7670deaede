import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  'Password',
  'password1',
  'Password@123',
  'p@ssw0rd',
  'P@$$w0rd',
  'india123',
  'Welcome@123',
  'krishna108',
  'jaishreeram1',
  'jhola2026',
  'admin123',
  '123dragon',
  'qwertyui',
  'poiuytrewq',
  'abcdefgh',
  'iloveyou',
  'sunshine!',
  '12345678',
  '87654321',
  '15081947',
  '9845012345',
  'aaaaaaaa',
  'abcabcabc',
  'pass word',
])('%j is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  '',
  'mango lassi 42',
  'kesar pista 77',
  'a brand new password',
  'sunshine over the ghats',
  'correct horse battery staple',
  'Xk7#pQ2!mv',
  'पासवर्ड मेरा है',
  '1x2',
  '83!dog?27-61',
])('%j is not common', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
