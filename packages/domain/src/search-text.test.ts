import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSearchText, encodeSearchText } from './search-text.ts';

describe('search text', () => {
  test.each([
    ['green%20tea', 'green tea'],
    [encodeURIComponent('हरी चाय'), 'हरी चाय'],
    ['%e0%A4%A6%e0%a5%82ध', 'दूध'],
    ['tea%20100% natural', 'tea 100% natural'],
    ['caf%C3%A9', 'café'],
  ])('%j is read as %j', (given, expected) => {
    expect(decodeSearchText(given)).toBe(expected);
  });

  test.each(['', 'green tea', '100% juice', '50%', '%zz', '%', '%%', '%E0%A4', '%ff', 'a+b', 'दूध'])(
    '%j stays unchanged',
    (given) => {
      expect(decodeSearchText(given)).toBe(given);
    },
  );

  test('is decoded only once', () => {
    expect(decodeSearchText('green%2520tea')).toBe('green%20tea');
  });

  test('any text can be encoded so that decoding gives it back', () => {
    const piece = fc.constantFrom('%20', '%', '25', '%E0', '%A4%A6', 'z', ' ', 'दूध', '%25');
    const anyText = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(fc.property(anyText, (text) => decodeSearchText(encodeSearchText(text)) === text));
  });
});
