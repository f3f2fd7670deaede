import type { ResponseOf } from '@jhola/contract/client';

/** A word as the search reads it: 'egs' in '6egs' and in 'bread.egs'. */
const WORD = /\p{N}+(?:\.\p{N}+)*|[\p{L}\p{M}][\p{L}\p{N}\p{M}]*/gu;

/** A term with its misspelled words replaced by what was searched for: 'fresh panner' becomes 'fresh paneer'. */
export function correctedTerm(
  term: string,
  corrections: Readonly<ResponseOf<'searchProducts'>['corrections']>,
): string {
  const words = new Map(corrections.map(({ typed, meant }) => [typed.toLowerCase(), meant]));
  return term.trim().replace(WORD, (word) => words.get(word.toLowerCase()) ?? word);
}
