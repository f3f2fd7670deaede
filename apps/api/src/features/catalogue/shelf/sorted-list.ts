import type { Steps } from '../../../platform/steps.ts';

/**
 * Returns a copy of a sorted list with some items removed and others added. `order` compares two items like the
 * function of `Array.sort`, and never returns 0 for different items.
 */
export function replaceInSorted<Item>(
  list: readonly Item[],
  removed: readonly Item[],
  added: readonly Item[],
  order: Order<Item>,
): readonly Item[] {
  return addToSorted(removeFromSorted(list, removed, order), added, order);
}

/** A copy of a sorted list without some of its items. */
export function removeFromSorted<Item>(
  list: readonly Item[],
  removed: readonly Item[],
  order: Order<Item>,
): readonly Item[] {
  const gone = new Set<number>();
  for (const item of removed) {
    const index = sortedIndexOf(list, item, order);
    if (list[index] === item) gone.add(index);
  }
  const parts: Item[][] = [];
  let from = 0;
  for (const index of [...gone].sort((one, other) => one - other)) {
    parts.push(list.slice(from, index));
    from = index + 1;
  }
  return ([] as Item[]).concat(...parts, list.slice(from));
}

/** A copy of a sorted list with further items. */
export function addToSorted<Item>(
  list: readonly Item[],
  added: readonly Item[],
  order: Order<Item>,
): readonly Item[] {
  const parts: Item[][] = [];
  let from = 0;
  for (const item of added.toSorted(order)) {
    const index = sortedIndexOf(list, item, order);
    parts.push(list.slice(from, index), [item]);
    from = index;
  }
  return ([] as Item[]).concat(...parts, list.slice(from));
}

type Order<Item> = (one: Item, other: Item) => number;

function copyItems<Item>(list: readonly Item[], from: number, to: number, next: Item[]): void {
  for (let index = from; index < to; index += 1) next.push(list[index] as Item);
}

/** The number of items that are sorted in one step. */
const RUN = 2_000;

/** A sorted copy of a list. Like `toSorted`, it keeps the sequence of items that are equal. */
export function* sortInSteps<Item>(list: readonly Item[], order: Order<Item>): Steps<Item[]> {
  let sorted: Item[] = [];
  for (let start = 0; start < list.length; start += RUN) {
    const run = list.slice(start, start + RUN).sort(order);
    copyItems(run, 0, run.length, sorted);
    yield;
  }
  for (let width = RUN; width < list.length; width *= 2) {
    const merged: Item[] = [];
    for (let start = 0; start < list.length; start += 2 * width) {
      yield* merge(sorted, start, Math.min(start + width, list.length), start + 2 * width, order, merged);
    }
    sorted = merged;
  }
  return sorted;
}

/** Merges two neighbouring sorted parts of a list, `start` to `middle` and `middle` to `end`, at the end of `merged`. */
function* merge<Item>(
  list: readonly Item[],
  start: number,
  middle: number,
  end: number,
  order: Order<Item>,
  merged: Item[],
): Steps<void> {
  const last = Math.min(end, list.length);
  let [left, right] = [start, middle];
  // Most parts are in order already: the database returns products by age.
  if (right < last && order(list[middle - 1] as Item, list[middle] as Item) > 0) {
    while (left < middle && right < last) {
      const [one, other] = [list[left] as Item, list[right] as Item];
      if (order(one, other) <= 0) {
        merged.push(one);
        left += 1;
      } else {
        merged.push(other);
        right += 1;
      }
      if (merged.length % RUN === 0) yield;
    }
  }
  copyItems(list, left, middle, merged);
  copyItems(list, right, last, merged);
  yield;
}

/** The index of the first item of a sorted list that doesn't come before this one. */
export function sortedIndexOf<Item>(list: readonly Item[], item: Item, order: Order<Item>): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = list[middle];
    if (there !== undefined && order(there, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A number between two, or beyond the only one if the other is missing; NaN if there is none. */
export function numberBetween(low: number | undefined, high: number | undefined): number {
  if (low === undefined) return high === undefined ? 0 : high - 1;
  if (high === undefined) return low + 1;
  const middle = (low + high) / 2;
  return middle > low && middle < high ? middle : Number.NaN;
}
