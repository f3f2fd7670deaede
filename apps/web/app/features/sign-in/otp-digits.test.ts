import { describe, expect, test } from 'vitest';
import { EMPTY_OTP, enter, eraseBack, isComplete, type Otp, placeAfterKey } from './otp-digits.ts';

/** '12____' to boxes, and a step back to such a text with its focus. */
const boxes = (text: string): Otp => [...text].map((sign) => (sign === '_' ? '' : sign));
const show = ({ otp, focus }: { otp: Otp; focus: number }) =>
  `${otp.map((digit) => digit || '_').join('')} at ${focus}`;

describe('entering', () => {
  test.each([
    ['a digit moves on', '______', 0, '4', '4_____ at 1'],
    ['the last digit stays', '12345_', 5, '6', '123456 at 5'],
    ['over another, after it', '12____', 1, '27', '17____ at 2'],
    ['over another, before it', '12____', 1, '72', '17____ at 2'],
    ['over the same one', '12____', 1, '22', '12____ at 2'],
    ['no digit changes nothing', '12____', 2, 'x', '12____ at 2'],
    ['no digit keeps the one that is there', '12____', 1, 'x', '12____ at 1'],
    ['nothing empties the box', '12____', 1, '', '1_____ at 1'],
    ['a whole code into the first', '______', 0, '409125', '409125 at 5'],
    ['a whole code into any', '77____', 3, '409 125', '409125 at 5'],
    ['a part goes on from here', '4_____', 1, '09', '409___ at 3'],
    ['too much is cut off', '1234__', 4, '56789', '123456 at 5'],
    ['an autofill beside what was typed', '4_____', 0, '4409125', '440912 at 5'],
  ])('%s', (_name, before, place, text, after) => {
    expect(show(enter(boxes(before), place, text))).toBe(after);
  });
});

describe('erasing', () => {
  test.each([
    ['a full box is emptied', '123___', 2, '12____ at 2'],
    ['from an empty box the one before goes', '123___', 3, '12____ at 2'],
    ['the first box has none before it', '______', 0, '______ at 0'],
  ])('%s', (_name, before, place, after) => {
    expect(show(eraseBack(boxes(before), place))).toBe(after);
  });
});

test('arrows, Home and End move within the six', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => placeAfterKey(key, 2))).toEqual([
    1,
    3,
    0,
    5,
    null,
  ]);
  expect(placeAfterKey('ArrowLeft', 0)).toBe(0);
  expect(placeAfterKey('ArrowRight', 5)).toBe(5);
});

test('complete means all six', () => {
  expect([EMPTY_OTP, boxes('12345_'), boxes('123456')].map(isComplete)).toEqual([false, false, true]);
});
