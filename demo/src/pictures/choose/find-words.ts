import { memoize } from './memoize.ts';

/**
 * The words of a text: in lower case, without accents, each also without a plural 's'. Cached, because several tables
 * are searched for each product.
 */
const wordsOf = memoize((text): ReadonlySet<string> => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ice cream/g, 'ice-cream');
  const words = plain.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
  return new Set(
    words.flatMap((word) => (word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word])),
  );
});

/** Words and their values. */
export type WordTable<Value> = ReadonlyMap<string, { readonly row: number; readonly value: Value }>;

/**
 * Prepares rows for `firstMatch`: the words of a row, separated by spaces, map to its value. A word in several rows
 * belongs to the first of them. Build a table once, not per product: an import looks up tens of thousands of names.
 */
export function wordTable<Value>(
  rows: readonly (readonly [words: string, value: Value])[],
): WordTable<Value> {
  const table = new Map<string, { row: number; value: Value }>();
  rows.forEach(([words, value], row) => {
    for (const word of words.split(' ')) if (!table.has(word)) table.set(word, { row, value });
  });
  return table;
}

/** The value of the first row with a word in the texts; earlier texts have priority. */
export function firstMatch<Value>(table: WordTable<Value>, texts: readonly string[]): Value | null {
  for (const text of texts) {
    let first: { readonly row: number; readonly value: Value } | undefined;
    for (const word of wordsOf(text)) {
      const found = table.get(word);
      if (found && (first === undefined || found.row < first.row)) first = found;
    }
    if (first !== undefined) return first.value;
  }
  return null;
}
