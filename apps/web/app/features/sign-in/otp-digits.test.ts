import { describe, expect, test } from 'vitest';
import {
  clearBox,
  EMPTY_OTP,
  insert,
  insertedInto,
  isComplete,
  type Otp,
  indexAfterInsert,
  indexAfterKey,
  indexToErase,
} from './otp-digits.ts';

/** '12____' to boxes, and back. */
const boxes = (text: string): Otp => [...text].map((sign) => (sign === '_' ? '' : sign));
const show = (otp: Otp) => otp.map((digit) => digit || '_').join('');

describe('inserting', () => {
  test.each([
    ['a digit moves on', '______', 0, '4', '4_____ at 1'],
    ['a digit of a Hindi keyboard', '______', 0, '४', '4_____ at 1'],
    ['a code in digits of a Hindi keyboard', '______', 0, '४०९ १२५', '409125 at 5'],
    ['the last digit stays', '12345_', 5, '6', '123456 at 5'],
    ['over another', '12____', 1, '7', '17____ at 2'],
    ['over the same one', '12____', 1, '2', '12____ at 2'],
    ['no digit changes nothing', '12____', 2, 'x', '12____ at 2'],
    ['no digit keeps the one that is there', '12____', 1, 'x', '12____ at 1'],
    ['a whole code into the first', '______', 0, '409125', '409125 at 5'],
    ['a whole code into any', '77____', 3, '409125', '409125 at 5'],
    ['a whole code into the last', '123456', 5, '409125', '409125 at 5'],
    ['a code with a space', '77____', 3, ' 409 125 ', '409125 at 5'],
    ['a code with dashes', '______', 2, '40-91-25', '409125 at 5'],
    ['a code digit by digit', '______', 0, '4 0 9 1 2 5', '409125 at 5'],
    [
      'the message around a code',
      '______',
      0,
      'your OTP is 409125\n\nIt works for 10 minutes',
      '409125 at 5',
    ],
    ['the code, not another number', '______', 0, 'JH-1007: 409125', '409125 at 5'],
    ['a part goes on from here', '4_____', 1, '09', '409___ at 3'],
    ['a part with a dash', '4_____', 1, '0-9', '409___ at 3'],
    ['too much is cut off', '1234__', 4, '56789', '123456 at 5'],
  ])('%s', (_name, before, index, text, after) => {
    const otp = insert(boxes(before), index, text);
    expect(`${show(otp)} at ${indexAfterInsert(index, text)}`).toBe(after);
    expect(otp).toHaveLength(6);
  });
});

test.each([
  ['into an empty box', '', '4', '4'],
  ['after the digit that was there', '1', '12', '2'],
  ['before it', '1', '21', '2'],
  ['the same again', '1', '11', '1'],
  ['in its place', '1', '2', '2'],
  ['a code in its place that begins with it', '4', '409125', '409125'],
  ['a code after it', '4', '4409125', '409125'],
  ['a code before it', '7', '4091257', '409125'],
])('finds the inserted text from the value: %s', (_how, before, value, inserted) => {
  expect(insertedInto(before, value)).toBe(inserted);
});

test.each([
  ['a full box is emptied', '123___', 2, '12____ at 2'],
  ['from an empty box the one before goes', '123___', 3, '12____ at 2'],
  ['in the middle the others stay', '123456', 2, '12_456 at 2'],
  ['the first box has none before it', '______', 0, '______ at 0'],
])('Backspace: %s', (_name, before, index, after) => {
  const erased = indexToErase(boxes(before), index);
  expect(`${show(clearBox(boxes(before), erased))} at ${erased}`).toBe(after);
});

test('arrows, Home and End move within the six', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => indexAfterKey(key, 2))).toEqual([
    1,
    3,
    0,
    5,
    null,
  ]);
  expect(indexAfterKey('ArrowLeft', 0)).toBe(0);
  expect(indexAfterKey('ArrowRight', 5)).toBe(5);
});

test('complete means all six', () => {
  expect([EMPTY_OTP, boxes('12345_'), boxes('123456')].map(isComplete)).toEqual([false, false, true]);
});
