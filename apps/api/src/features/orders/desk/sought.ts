/** What is looked for, as patterns of LIKE. */
export type Sought = {
  readonly words: string;
  /** For phone numbers; null where the text is none. */
  readonly digits: string | null;
};

const PHONE = /^[+\d][\d\s()-]*$/;
const MOBILE_DIGITS = 10;

/** Reads what somebody typed to find orders: part of a number, a name, a phone number in any spelling. */
export function readSought(typed: string): Sought | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return null;
  const digits = PHONE.test(text) ? text.replaceAll(/\D/g, '').slice(-MOBILE_DIGITS) : '';
  return { words: anywhere(text), digits: digits === '' ? null : anywhere(digits) };
}

function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
