import type { Name } from '../meaning/meaning.ts';
import { FIELD_BITS, IN_BRAND, IN_CATEGORY, IN_KIND, IN_NAME } from './fields.ts';
import type { TextIndex } from './text-index.ts';

/** The weight of a match by the fields that it is in; indexed by the bits of a posting. */
export const FIELD_WEIGHT = Float32Array.from({ length: 1 << FIELD_BITS }, (_, bits) => {
  if (bits & IN_NAME) return 1;
  if (bits & IN_BRAND) return 0.9;
  if (bits & IN_KIND) return 0.7;
  return bits & IN_CATEGORY ? 0.4 : 0.22;
});
/** The fields of a posting. */
export const FIELDS = (1 << FIELD_BITS) - 1;
export const TAXONOMY_FIELDS = IN_KIND | IN_CATEGORY;

/** The postings of the products that have all the words, each with the fields of the word that counts least. */
export function sharedPostings(index: TextIndex, words: Name): ArrayLike<number> {
  const [first = new Int32Array(0), ...rest] = words
    .map((word) => index.with(word))
    .sort((one, other) => one.length - other.length);
  let shared: ArrayLike<number> = first;
  for (const postings of rest) {
    const both: number[] = [];
    let from = 0;
    for (let place = 0; place < shared.length && from < postings.length; place += 1) {
      const one = shared[place] ?? 0;
      const number = one >> FIELD_BITS;
      from = firstAtLeast(postings, number << FIELD_BITS, from);
      const other = postings[from] ?? 0;
      if (other >> FIELD_BITS !== number) continue;
      both.push((number << FIELD_BITS) | fieldsOfBoth(one & FIELDS, other & FIELDS));
    }
    shared = both;
  }
  return shared;
}

/** The place of the first of sorted numbers, from a place on, that isn't smaller. Looks in growing steps. */
function firstAtLeast(sorted: Int32Array, wanted: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < sorted.length && (sorted[low + step] ?? 0) < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(sorted.length, low + step + 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The fields of two words that match together: those of the word that counts less and, if the name has both words, also
 * the sub-categories and categories of either.
 */
function fieldsOfBoth(one: number, other: number): number {
  const lesser = (FIELD_WEIGHT[one] ?? 0) < (FIELD_WEIGHT[other] ?? 0) ? one : other;
  const areBothInName = (one & other & IN_NAME) !== 0;
  return areBothInName ? lesser | ((one | other) & TAXONOMY_FIELDS) : lesser;
}
