import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in the provider's format: a prefix for the kind of object, then random letters. */
export function randomId(prefix: string, length = 24): string {
  let letters = '';
  for (const byte of randomBytes(length)) letters += LETTERS[byte % LETTERS.length];
  return `${prefix}_${letters}`;
}
