import { AppError } from '../../../platform/app-error.ts';
import type { Config } from '../../../platform/config.ts';
import { readOnce } from '../../../platform/read-once.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

/** Names and words that are common in India and missing in the package's list. */
const INDIAN =
  'bengaluru bholenath biryani bollywood dhoni dilwale durga ganga ganpati gujarat harekrishna hrithik jaipur jaishreeram jhola kohli kolkata laxmi lucknow maapapa mahadev maharashtra mashallah mummypapa neha papa parvati pooja priya pyaar radha radhakrishna radhe rajasthan rohit saraswati shreeram tamil virat yamuna';

/** The package's list: 49,000 passwords, 6 MB of memory after the first lookup. */
const commonPasswords = readOnce<ReadonlySet<string>>(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...INDIAN.split(' ')]);
});

const LETTER_FOR: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', $: 's', '5': 's' };
const KEY_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];

/**
 * Whether a password is common or similar to a common one: a listed one in upper or lower case, a listed word with
 * digits or symbols around it or in place of letters ('Welcome@123', 'p@ssw0rd'), only digits (a date, a mobile
 * number), a repetition, or adjacent keys of a keyboard.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.toLowerCase().replace(/\s/g, '');
  if (/^\d{1,12}$/.test(plain) || /^(.{1,4})\1+$/.test(plain) || areAdjacentKeys(plain)) return true;
  const common = await commonPasswords();
  // At the end of a word, digits are digits; within it they may replace letters.
  const spelled = [plain, inLetters(plain), inLetters(trimmedToLetters(plain))];
  return [...spelled, ...spelled.map(trimmedToLetters)].some((word) => word.length >= 4 && common.has(word));
}

/** Throws BAD_REQUEST for a common password if the shop refuses them. `field`: the input field for the error. */
export async function refuseCommonPassword(
  { commonPasswords: rule }: Pick<Config, 'commonPasswords'>,
  password: string,
  field: string,
): Promise<void> {
  if (rule === 'refused' && (await isCommonPassword(password))) {
    throw new AppError('BAD_REQUEST', { message: texts.commonPassword, field });
  }
}

/** Removes everything but letters from the beginning and the end. */
function trimmedToLetters(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}

function inLetters(text: string): string {
  return text.replace(/[@40$5]/g, (sign) => LETTER_FOR[sign] ?? sign);
}

function areAdjacentKeys(text: string): boolean {
  if (text.length < 4) return false;
  const backwards = [...text].toReversed().join('');
  return KEY_ROWS.some((row) => row.includes(text) || row.includes(backwards));
}
