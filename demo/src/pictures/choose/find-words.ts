/** A text as its words: lower case, without accents, each also without a plural 's'. */
export function wordsOf(text: string): Set<string> {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ice cream/g, 'ice-cream');
  const words = plain.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
  return new Set(
    words.flatMap((word) => (word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word])),
  );
}

/** The value of the first row of which one of the words occurs in the texts; earlier texts count for more. */
export function firstMatch<Value>(
  rows: readonly (readonly [words: string, value: Value])[],
  texts: readonly string[],
): Value | null {
  for (const text of texts) {
    const words = wordsOf(text);
    if (words.size === 0) continue;
    const row = rows.find(([any]) => any.split(' ').some((word) => words.has(word)));
    if (row !== undefined) return row[1];
  }
  return null;
}
