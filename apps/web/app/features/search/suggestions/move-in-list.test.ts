import { expect, test } from 'vitest';
import { moveInList } from './move-in-list.ts';

const ROWS = [['paneer'], ['Dairy', 'Frozen', 'Bakery'], ['Amul Paneer', 'Add Amul Paneer']];

/** The stops that these keys lead to, beginning in the text box. */
function visited(...keys: string[]): (string | null | undefined)[] {
  let active: string | null = null;
  return keys.map((key) => {
    const next = moveInList(ROWS, active, key);
    if (next !== undefined) active = next;
    return next;
  });
}

test('Down goes from the box through the first stop of each row, and back to the box', () => {
  const downs = Array.from({ length: 5 }, () => 'ArrowDown');
  expect(visited(...downs)).toEqual(['paneer', 'Dairy', 'Amul Paneer', null, 'paneer']);
});

test('Up goes from the box to the last row, and on to the box', () => {
  const ups = Array.from({ length: 4 }, () => 'ArrowUp');
  expect(visited(...ups)).toEqual(['Amul Paneer', 'Dairy', 'paneer', null]);
});

test('Right and Left move within a row, and stay at its ends', () => {
  expect(visited('ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft').slice(1)).toEqual([
    'Add Amul Paneer',
    'Add Amul Paneer',
    'Amul Paneer',
    'Amul Paneer',
  ]);
  expect(visited('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp')).toEqual([
    'paneer',
    'Dairy',
    'Frozen',
    'paneer',
  ]);
});

test('without an active stop, Left and Right belong to the text; other keys always do', () => {
  expect(visited('ArrowRight', 'ArrowLeft', 'Home', 'a')).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a list without rows stays at the box', () => {
  expect(moveInList([], null, 'ArrowDown')).toBeNull();
});
