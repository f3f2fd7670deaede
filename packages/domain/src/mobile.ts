import { withLatinDigits } from './latin-digits.ts';

/** Spaces of any kind, hyphens and dashes, dots and brackets: how people group the digits of a number. */
const GROUPING = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2010-\u2015().-]/g;

/** The country code as people type it or phones fill it in, or the leading 0 of long-distance numbers. */
const WITH_PREFIX = /^(?:(?:\+|00)?91)?0?([0-9]{10})$/;

/** The country code in front of a number or a part of one. Without + or 00 it could be the number's own digits. */
const COUNTRY_CODE = /^(?:\+|00)910?(?=[0-9])/;

const MOBILE_DIGITS = 10;

/**
 * The ten digits of an Indian mobile number typed with '+91', a leading 0, spaces or dashes, or in digits of an Indian
 * script. Other text is returned without spaces, dashes and brackets, for the form's validation to refuse.
 */
export function mobileDigits(text: string): string {
  const bare = withLatinDigits(text).replace(GROUPING, '');
  return WITH_PREFIX.exec(bare)?.[1] ?? bare;
}

/**
 * The digits to look for in mobile numbers when somebody searches for this text: a number or a part of one. Leaves out
 * spaces, dashes, brackets and '+91'; of more than ten digits only the last ten count, without a leading 0. Null for
 * other text.
 */
export function searchedDigits(text: string): string | null {
  const bare = withLatinDigits(text).replace(GROUPING, '').replace(COUNTRY_CODE, '');
  const digits = /^\+?([0-9]+)$/.exec(bare)?.[1];
  return digits?.slice(-MOBILE_DIGITS) ?? null;
}

/**
 * Whether ten digits can be an Indian mobile number: those begin with 6 to 9. An address may have any ten digits, as
 * the form promises; a cash order needs a number that can be called.
 */
export function isCallableMobile(tenDigits: string): boolean {
  return /^[6-9][0-9]{9}$/.test(tenDigits);
}
