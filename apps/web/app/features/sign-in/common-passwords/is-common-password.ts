import list from './common-passwords.txt?raw';

/**
 * Lower-case passwords and words that many people use, one a line: the most frequent ones of the list
 * 'passwords-common' of @zxcvbn-ts/language-common 4.1.3 (MIT), without obscene ones, and names and words that are
 * frequent in India.
 */
const COMMON: ReadonlySet<string> = new Set(list.trimEnd().split('\n'));

const LETTER_FOR: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', $: 's', '5': 's' };
const KEY_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];

/**
 * Whether many people use a password or one like it: a listed one in any case, a listed word with figures or signs
 * around it or in place of letters ('Welcome@123', 'p@ssw0rd'), figures alone (a date, a mobile number), something
 * repeated, or a run of keys.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().replace(/\s/g, '');
  if (/^\d{1,12}$/.test(plain) || /^(.{1,4})\1+$/.test(plain) || isRunOfKeys(plain)) return true;
  // Figures behind a word are figures; within it they may stand for letters.
  const spelled = [plain, inLetters(plain), inLetters(withoutAround(plain))];
  return [...spelled, ...spelled.map(withoutAround)].some((word) => word.length >= 4 && COMMON.has(word));
}

/** Without what isn't a letter at its beginning and end. */
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
