import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as the provider makes them: what it is of, then letters that nobody guesses. */
export function randomId(prefix: string, length = 24): string {
  let letters = '';
  for (const byte of randomBytes(length)) letters += LETTERS[byte % LETTERS.length];
  return `${prefix}_${letters}`;
}
