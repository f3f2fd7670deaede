import { inLanguage } from '@jhola/messages';
import { expect, test } from 'vitest';
import { catalogueTexts, ordersTexts } from './index.ts';

const hindi = (text: () => string) => inLanguage('hi', text);
const name = 'दूध';

test('Hindi verbs agree with the number', () => {
  expect([1, 2].map((left) => hindi(() => catalogueTexts.onlyLeft({ left, name })))).toEqual([
    'दूध का सिर्फ़ 1 बचा है',
    'दूध के सिर्फ़ 2 बचे हैं',
  ]);
  expect(
    [1, 2].map((quantity) => hindi(() => ordersTexts.otherQuantity({ quantity, name, seen: 3 }))),
  ).toEqual(['आपके कार्ट में अब दूध का 1 है, 3 नहीं', 'आपके कार्ट में अब दूध के 2 हैं, 3 नहीं']);
  expect(
    [1, 2].map((ordered) =>
      hindi(() => ordersTexts.tooManyUnitsOrdered({ max: 5, name, ordered, advice: '' })),
    ),
  ).toEqual([
    expect.stringContaining('1 पहले ही ऑर्डर हो चुका है।'),
    expect.stringContaining('2 पहले ही ऑर्डर हो चुके हैं।'),
  ]);
});
