import type { ResponseOf } from '@jhola/contract/client';

/** A word as the search reads it: a dot within it belongs to it. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:\.+[\p{L}\p{N}\p{M}]+)*/gu;

/** A term with its misspelled words replaced by what was searched for: 'fresh panner' becomes 'fresh paneer'. */
export function correctedTerm(
  term: string,
  corrections: Readonly<ResponseOf<'searchProducts'>['corrections']>,
): string {
  const words = new Map(corrections.map(({ typed, meant }) => [typed.toLowerCase(), meant]));
  return term.trim().replace(WORD, (word) => words.get(word.toLowerCase()) ?? word);
}
