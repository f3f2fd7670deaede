/** What is looked for. */
export type Sought = {
  /** A pattern of LIKE, for order numbers and names. */
  readonly words: string;
  /** A pattern of LIKE for order numbers, however the number is spelled; null if the text is none. */
  readonly number: string | null;
  /** A pattern of LIKE for phone numbers; null if the text is none. */
  readonly digits: string | null;
  /** Null if the text is none. */
  readonly pincode: string | null;
};

/** 'jh1007', 'JH 1007', 'JH-1007', '#1007', '# JH-1007'. Bare digits are found among the words. */
const NUMBER = /^(?:#\s*(?:jh)?|jh)[\s-]*(\d+)$/i;
const PHONE = /^[+\d][\d\s()-]*$/;
const PINCODE = /^\d{3}\s?\d{3}$/;
const MOBILE_DIGITS = 10;

/** Reads what somebody typed to find orders: a number, a name, a phone number or a pincode, in any spelling. */
export function readSought(typed: string): Sought | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return null;
  const number = NUMBER.exec(text)?.[1];
  const digits = PHONE.test(text) ? text.replaceAll(/\D/g, '').slice(-MOBILE_DIGITS) : '';
  return {
    words: anywhere(text),
    number: number === undefined ? null : `JH-${number}%`,
    digits: digits === '' ? null : anywhere(digits),
    pincode: PINCODE.test(text) ? text.replaceAll(' ', '') : null,
  };
}

function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
