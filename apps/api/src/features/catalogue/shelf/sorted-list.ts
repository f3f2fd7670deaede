/**
 * Returns a copy of a sorted list with some items removed and others added. `order` compares two items like the
 * function of `Array.sort`, and never returns 0 for different items.
 */
export function replaceInSorted<Item>(
  list: readonly Item[],
  removed: readonly Item[],
  added: readonly Item[],
  order: (one: Item, other: Item) => number,
): readonly Item[] {
  const gone = new Set<number>();
  for (const item of removed) {
    const index = sortedIndexOf(list, item, order);
    if (list[index] === item) gone.add(index);
  }
  const next: Item[] = [];
  let copied = 0;
  const copyTo = (end: number) => {
    for (; copied < end; copied += 1) if (!gone.has(copied)) next.push(list[copied] as Item);
  };
  for (const item of added.toSorted(order)) {
    copyTo(sortedIndexOf(list, item, order));
    next.push(item);
  }
  copyTo(list.length);
  return next;
}

/** The index of the first item of a sorted list that doesn't come before this one. */
export function sortedIndexOf<Item>(
  list: readonly Item[],
  item: Item,
  order: (one: Item, other: Item) => number,
): number {
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
