import type { TextIndex } from '../index/text-index.ts';

/**
 * Products are selected by the bucket of their sum, of which there are this many. All sums of 16 or more are in the
 * same bucket.
 */
const BUCKETS = 1_024;
const BUCKETS_PER_POINT = 64;
/** How many ages share a key. At most about this many products are sorted to find the newest ones of many. */
const AGES_IN_KEY = 64;

/**
 * At most `most` products: those with the highest sums and, of those whose sums are in the same bucket, the newest.
 * Counts instead of sorting, because one letter may match the whole catalogue.
 */
export function bestBySum(
  numbers: readonly number[],
  sums: Float32Array,
  index: TextIndex,
  most: number,
): readonly number[] {
  if (numbers.length <= most) return numbers;
  const keys = new Uint32Array(numbers.length);
  for (let at = 0; at < keys.length; at += 1) {
    keys[at] =
      BUCKETS - 1 - Math.min(BUCKETS - 1, Math.floor((sums[numbers[at] ?? 0] ?? 0) * BUCKETS_PER_POINT));
  }
  const { below, atCut } = cutByKey(numbers, keys, most);
  return below.concat(newestOf(atCut, index, most - below.length));
}

/**
 * The newest of some products, exactly `most` of them. The result depends only on the order of the ages, not on their
 * values.
 */
function newestOf(numbers: readonly number[], index: TextIndex, most: number): readonly number[] {
  if (numbers.length <= most) return numbers;
  let lowest = Number.POSITIVE_INFINITY;
  for (const number of numbers) lowest = Math.min(lowest, index.ageOf(number));
  const keys = new Uint32Array(numbers.length);
  for (let at = 0; at < keys.length; at += 1) {
    keys[at] = (index.ageOf(numbers[at] ?? 0) - lowest) / AGES_IN_KEY;
  }
  const { below, atCut } = cutByKey(numbers, keys, most);
  atCut.sort((one, other) => index.ageOf(one) - index.ageOf(other));
  return below.concat(atCut.slice(0, most - below.length));
}

/**
 * Selects the products with the smallest keys; `keys[at]` is the key of `numbers[at]`. `below` has fewer than `wanted`
 * products; `atCut` has those with the next key, of which the caller takes as many as are missing.
 */
function cutByKey(numbers: readonly number[], keys: Uint32Array, wanted: number) {
  const cut = cutAt(keys, wanted);
  const below: number[] = [];
  const atCut: number[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    if (key <= cut) (key < cut ? below : atCut).push(numbers[at] ?? 0);
  }
  return { below, atCut };
}

/** The smallest key such that at least `wanted` of the keys are not larger than it. */
function cutAt(keys: Uint32Array, wanted: number): number {
  let largest = 0;
  for (const key of keys) if (key > largest) largest = key;
  const counts = new Uint32Array(largest + 1);
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  let sum = 0;
  for (let key = 0; key < counts.length; key += 1) {
    sum += counts[key] ?? 0;
    if (sum >= wanted) return key;
  }
  return largest;
}
