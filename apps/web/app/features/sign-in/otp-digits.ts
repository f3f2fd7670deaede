import { withLatinDigits } from '@jhola/domain';

const OTP_LENGTH = 6;

/** The boxes from left to right: a digit or '' each. */
export type Otp = readonly string[];

export const EMPTY_OTP: Otp = Array.from({ length: OTP_LENGTH }, () => '');

/** Six digits between other characters, with at most one space or dash between two of them: '409125', '409-125'. */
const CODE = /(?<!\d)\d(?:[\s-]?\d){5}(?!\d)/;

/**
 * The digits of an inserted text: one that was typed, or several that were pasted or suggested by the keyboard. Of a
 * longer text, such as a whole message, the six-digit code in it.
 */
function digitsOf(text: string): string {
  const latin = withLatinDigits(text);
  return (CODE.exec(latin)?.[0] ?? latin).replace(/\D/g, '').slice(0, OTP_LENGTH);
}

/**
 * Inserts text into the boxes from box `index` on, replacing digits. A complete code fills all boxes, wherever it is
 * inserted. Text without a digit changes nothing.
 */
export function insert(otp: Otp, index: number, text: string): Otp {
  const digits = digitsOf(text);
  const start = startOf(digits, index);
  const fitting = [...digits].slice(0, OTP_LENGTH - start);
  return otp.toSpliced(start, fitting.length, ...fitting);
}

/** The index of the box to focus after `insert`: after the last digit, or `index` if nothing was inserted. */
export function indexAfterInsert(index: number, text: string): number {
  const digits = digitsOf(text);
  return clamp(startOf(digits, index) + digits.length);
}

function startOf(digits: string, index: number): number {
  return digits.length === OTP_LENGTH ? 0 : index;
}

/**
 * The text inserted into a box that held `before` and now holds `value`, for input events without `data`: the value
 * without the previous digit at its beginning or end.
 */
export function insertedInto(before: string, value: string): string {
  if (before === '' || value.length <= before.length) return value;
  // Autofill replaces the value, so a code that begins or ends with the previous digit stays complete.
  if (digitsOf(value).length === OTP_LENGTH && value.replace(/\D/g, '').length === OTP_LENGTH) return value;
  if (value.startsWith(before)) return value.slice(before.length);
  return value.endsWith(before) ? value.slice(0, -before.length) : value;
}

/** Empties a box. */
export function clearBox(otp: Otp, index: number): Otp {
  return otp.with(index, '');
}

/** The box that Backspace empties: this one, or the one before it if this one is empty. */
export function indexToErase(otp: Otp, index: number): number {
  return otp[index] === '' ? clamp(index - 1) : index;
}

/** The box to which an arrow, Home or End leads; null for any other key. */
export function indexAfterKey(key: string, index: number): number | null {
  if (key === 'ArrowLeft') return clamp(index - 1);
  if (key === 'ArrowRight') return clamp(index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? OTP_LENGTH - 1 : null;
}

/** Whether all six boxes have a digit. */
export function isComplete(otp: Otp): boolean {
  return otp.every((digit) => digit !== '');
}

function clamp(index: number): number {
  return Math.min(Math.max(index, 0), OTP_LENGTH - 1);
}
