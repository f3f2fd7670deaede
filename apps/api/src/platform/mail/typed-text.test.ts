import { expect, test } from 'vitest';
import { greeting, typedText } from './typed-text.ts';

test.each(['Asha Rao', 'R. K. Narayan', 'Zoë O’Brien-Smith', 'आशा राव', 'क्\u200dषमा', 'X'])(
  '%s is used in the greeting',
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
  },
);

test.each([
  'Win cash at evil.com',
  'https://evil.test',
  'evil.com',
  'www.evil.com/x',
  'Asha\nBuy now',
  'Asha\u2028Buy',
  'Call 9876543210',
  'one two three four five',
  'A'.repeat(41),
  '$$$',
  '',
])('%j isn’t a name, and is left out', (name) => {
  expect(greeting(name)).toBe('Hello,');
});

test.each([
  ['12, MG Road', '12, MG Road'],
  ['St. Mary’s Road', 'St. Mary’s Road'],
  ['see https://evil.test/x?y', 'see https evil. test/x?y'],
  ['www.evil.com', 'www. evil. com'],
  ['a\r\nb\u0000c', 'a b c'],
  ['क्\u200dषेत्र 5, गली\u200c 2', 'क्\u200dषेत्र 5, गली\u200c 2'],
  ['evil.\u200dcom', 'evil. \u200dcom'],
  ['me@evil.com', 'me at evil. com'],
  ['x'.repeat(200), `${'x'.repeat(119)}…`],
  [`x${'🏡'.repeat(150)}`, `x${'🏡'.repeat(118)}…`],
])('%j becomes %j', (typed, written) => {
  expect(typedText(typed)).toBe(written);
});
