import { expect, it } from 'vitest';
import { atOnce } from '../../../platform/steps.ts';
import { addToSorted, removeFromSorted, sortInSteps } from './sorted-list.ts';

type Item = { readonly value: number; readonly place: number };

const byValue = (one: Item, other: Item) => one.value - other.value;

/** Items whose values are repeated, so that it is seen whether sorting keeps their sequence. */
function itemsOf(count: number, valueAt: (place: number) => number): Item[] {
  return Array.from({ length: count }, (_, place) => ({ value: valueAt(place), place }));
}

it.each<[string, number, (place: number) => number]>([
  ['none', 0, () => 0],
  ['one', 1, () => 0],
  ['fewer than a step', 1_999, (place) => (place * 7_919) % 100],
  ['a step and one', 2_001, (place) => (place * 7_919) % 100],
  ['many', 30_011, (place) => (place * 7_919) % 5_000],
  ['sorted ones', 9_000, (place) => place],
  ['reversed ones', 9_000, (place) => -place],
  ['equal ones', 9_000, () => 0],
])('sorts like an array, in steps: %s', (_, count, valueAt) => {
  const items = itemsOf(count, valueAt);
  expect(atOnce(sortInSteps(items, byValue))).toEqual(items.toSorted(byValue));
});

it('compares only so many items in a step, however many there are', () => {
  let compared = 0;
  const counting = (one: Item, other: Item) => {
    compared += 1;
    return byValue(one, other);
  };
  const work = sortInSteps(
    itemsOf(100_000, (place) => (place * 7_919) % 50_000),
    counting,
  );
  let most = 0;
  do {
    most = Math.max(most, compared);
    compared = 0;
  } while (!work.next().done);
  expect(most).toBeLessThan(30_000);
});

it('removes and adds items without changing the list', () => {
  const list = itemsOf(20, (place) => 2 * place);
  const before = [...list];
  const gone = [3, 0, 19, 7].map((place) => list[place] as Item);
  const removed = removeFromSorted(list, [...gone, { value: 5, place: 0 }], byValue);
  expect(removed).toEqual(list.filter((item) => !gone.includes(item)));
  const more = [41, -1, 9, 11].map((value) => ({ value, place: 0 }));
  expect(addToSorted(removed, more, byValue)).toEqual([...removed, ...more].sort(byValue));
  expect(list).toEqual(before);
});
