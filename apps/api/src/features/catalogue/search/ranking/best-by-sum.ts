import type { TextIndex } from '../index/text-index.ts';

/** The resolution of sums when the products to score are selected. */
const SUM_STEPS = 64;
const SUMS = 1_024;
/** At most about this many products are sorted to find the newest ones of many. */
const RANKS_IN_KEY = 64;

/**
 * At most `most` products: those with the highest sums and, of equal sums, the newest. Counts instead of sorting,
 * because one letter may match the whole catalogue.
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
    keys[at] = SUMS - 1 - Math.min(SUMS - 1, Math.floor((sums[numbers[at] ?? 0] ?? 0) * SUM_STEPS));
  }
  const least = cutAt(keys, most);
  const better: number[] = [];
  const equal: number[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    if (key <= least) (key < least ? better : equal).push(numbers[at] ?? 0);
  }
  return better.concat(newestOf(equal, index, most - better.length));
}

/**
 * The newest of some products, exactly `most` of them. The result depends only on the order of the ranks, not on their
 * values.
 */
function newestOf(numbers: readonly number[], index: TextIndex, most: number): readonly number[] {
  if (numbers.length <= most) return numbers;
  let lowest = Number.POSITIVE_INFINITY;
  for (const number of numbers) lowest = Math.min(lowest, index.rankOf(number));
  const keys = new Uint32Array(numbers.length);
  for (let at = 0; at < keys.length; at += 1) {
    keys[at] = (index.rankOf(numbers[at] ?? 0) - lowest) / RANKS_IN_KEY;
  }
  const cut = cutAt(keys, most);
  const newer: number[] = [];
  const atCut: number[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    if (key <= cut) (key < cut ? newer : atCut).push(numbers[at] ?? 0);
  }
  atCut.sort((one, other) => index.rankOf(one) - index.rankOf(other));
  return newer.concat(atCut.slice(0, most - newer.length));
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
