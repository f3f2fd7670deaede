import { inLanguage } from '@jhola/messages';
import { expect, test } from 'vitest';
import { alsoCalledFault } from './search-names.ts';

const MANY = Array.from({ length: 21 }, (_, n) => `name ${n}`).join(', ');
const LONG = 'x'.repeat(61);
const TOGETHER = Array.from({ length: 20 }, (_, n) => `${n}${'y'.repeat(50)}`).join(', ');

test.each([
  ['chai, chaha', null, null],
  [MANY, 'At most 20 other names', 'ज़्यादा से ज़्यादा 20 दूसरे नाम लिखें'],
  [LONG, `A name can have at most 60 characters: ${'x'.repeat(20)}…`, expect.stringContaining('60 अक्षर')],
  [TOGETHER, expect.stringContaining('All names together'), expect.stringContaining('कुल मिलाकर')],
])('the error in other names is in the current language: %s', (names, english, hindi) => {
  expect(alsoCalledFault(names)).toEqual(english);
  expect(inLanguage('hi', () => alsoCalledFault(names))).toEqual(hindi);
});
