import list from './common-passwords.txt?raw';

/**
 * Common passwords and words in lower case, one a line: the most frequent ones of the list 'passwords-common'
 * of @zxcvbn-ts/language-common 4.1.3 (MIT), without obscene ones, and names and words that are frequent in
 * India.
 */
const COMMON: ReadonlySet<string> = new Set(list.trimEnd().split('\n'));

const LETTER_FOR: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', $: 's', '5': 's' };
const KEY_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];

/**
 * Whether a password is common or similar to a common one: a listed one in any case, a listed word with
 * digits or symbols around it or in place of letters ('Welcome@123', 'p@ssw0rd'), only digits (a date, a
 * mobile number), a repetition, or a run of keys.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().replace(/\s/g, '');
  if (/^\d{1,12}$/.test(plain) || /^(.{1,4})\1+$/.test(plain) || isRunOfKeys(plain)) return true;
  // Digits after a word are digits; within it they may stand for letters.
  const spelled = [plain, inLetters(plain), inLetters(withoutAround(plain))];
  return [...spelled, ...spelled.map(withoutAround)].some((word) => word.length >= 4 && COMMON.has(word));
}

/** Without non-letters at its beginning and end. */
function withoutAround(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}

function inLetters(text: string): string {
  return text.replace(/[@40$5]/g, (sign) => LETTER_FOR[sign] ?? sign);
}

function isRunOfKeys(text: string): boolean {
  if (text.length < 4) return false;
  const backwards = [...text].toReversed().join('');
  return KEY_ROWS.some((row) => row.includes(text) || row.includes(backwards));
}
