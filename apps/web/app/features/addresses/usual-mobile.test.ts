import { expect, test } from 'vitest';
import { usualMobile } from './usual-mobile.ts';

const newest = { mobile: '9845012345', isLastUsed: false };
const older = { mobile: '9731066554', isLastUsed: false };
const used = { mobile: '9822077441', isLastUsed: true };

test('a new address begins with the mobile number of the profile', () => {
  expect(usualMobile('9008033221', [newest, used])).toBe('9008033221');
});

test('without one, it begins with that of the address used last, else of the newest', () => {
  expect(usualMobile('', [newest, used])).toBe(used.mobile);
  expect(usualMobile(undefined, [newest, older])).toBe(newest.mobile);
});

test('the first address of a shopper without a number begins without one', () => {
  expect(usualMobile(null, [])).toBe('');
});
