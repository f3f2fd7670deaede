import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['From Goa and Kollam, 200 g.', 'hi', 'en'],
  ['Café crème', 'hi', 'en'],
  ['काजू (Kaju)', 'hi', undefined],
  ['₹35 / 100', 'hi', undefined],
  ['From Goa', 'en', undefined],
])('%s on a page in %s is read in %s', (text, page, language) => {
  expect(languageOf(text, page)).toBe(language);
});
