export const OTP_LENGTH = 6;

/** The boxes from left to right: a digit or '' each. */
export type Otp = readonly string[];

/** The boxes after an act, and the place that then has the focus. */
export type OtpStep = { readonly otp: Otp; readonly focus: number };

export const EMPTY_OTP: Otp = Array.from({ length: OTP_LENGTH }, () => '');

/**
 * A box's text has become `text`: one digit typed into an empty box or over another, or many at once from a
 * paste or the phone's own suggestion, which fill the boxes from here on. What is no digit is dropped.
 */
export function enter(otp: Otp, place: number, text: string): OtpStep {
  const digits = withoutOld(text.replace(/\D/g, ''), otp[place] ?? '');
  if (digits === '') return { otp: text === '' ? otp.with(place, '') : otp, focus: place };
  // A whole code belongs into all boxes, wherever it is dropped.
  const start = digits.length >= OTP_LENGTH ? 0 : place;
  const fitting = [...digits].slice(0, OTP_LENGTH - start);
  return { otp: otp.toSpliced(start, fitting.length, ...fitting), focus: clamp(start + fitting.length) };
}

/** Backspace: empties the box, or where it is empty the one before it. */
export function eraseBack(otp: Otp, place: number): OtpStep {
  const at = otp[place] === '' ? clamp(place - 1) : place;
  return { otp: otp.with(at, ''), focus: at };
}

/** Where an arrow, Home or End leads from a box; null for any other key. */
export function placeAfterKey(key: string, place: number): number | null {
  if (key === 'ArrowLeft') return clamp(place - 1);
  if (key === 'ArrowRight') return clamp(place + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? OTP_LENGTH - 1 : null;
}

export function isComplete(otp: Otp): boolean {
  return otp.every((digit) => digit !== '');
}

/** Typing beside the digit that was there gives both: the new one counts. */
function withoutOld(digits: string, old: string): string {
  return digits.length === 2 && old !== '' && digits.includes(old) ? digits.replace(old, '') : digits;
}

function clamp(place: number): number {
  return Math.min(Math.max(place, 0), OTP_LENGTH - 1);
}
