import { afterEach, expect, test } from 'vitest';
import { catalogue, inLanguage, inLanguages, type Language, readLanguageFrom } from './index.ts';

const english = catalogue({
  title: 'It’s here',
  quoted: "can''t",
  items: '{count, plural, =0 {nothing} one {# item of {name}} other {# items of {name}}}',
});
const hindi = catalogue({
  title: 'आ गया',
  quoted: 'नहीं',
  items: '{count, plural, =0 {कुछ नहीं} other {{name} के # आइटम}}',
}) satisfies typeof english;
const texts = inLanguages({ en: english, hi: hindi });

let language: Language | undefined;
readLanguageFrom(() => language);
afterEach(() => {
  language = undefined;
});

test('texts are English if no other language was requested', () => {
  expect(texts.title).toBe('It’s here');
  expect(texts.quoted).toBe('can’t'.replace('’', "'"));
  expect([0, 1, 123_456].map((count) => texts.items({ count, name: 'ghee' }))).toEqual([
    'nothing',
    '1 item of ghee',
    '1,23,456 items of ghee',
  ]);
});

test('a text is read in the current language', () => {
  language = 'hi';
  expect(texts.title).toBe('आ गया');
  expect(texts.items({ count: 2, name: 'घी' })).toBe('घी के 2 आइटम');
  language = 'en';
  expect(texts.title).toBe('It’s here');
});

test('a text can be read in another language without changing the current one', () => {
  language = 'hi';
  expect(inLanguage('en', () => texts.items({ count: 1, name: inLanguage('hi', () => texts.title) }))).toBe(
    '1 item of आ गया',
  );
  expect(() =>
    inLanguage('en', () => {
      throw new Error('out');
    }),
  ).toThrow('out');
  expect(texts.title).toBe('आ गया');
});
