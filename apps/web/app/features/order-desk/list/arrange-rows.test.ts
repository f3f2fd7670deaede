import { describe, expect, test } from 'vitest';
import { arrangeRows, type Row } from './arrange-rows.ts';

type Order = { _id: string; status: string };
const order = (_id: string, status = 'pending'): Order => ({ _id, status });
const shown: Row<Order>[] = ['a', 'b', 'c'].map((_id) => ({ order: order(_id), isGone: false }));
const shownAs = ({ rows, waiting }: ReturnType<typeof arrangeRows<Order>>) =>
  [rows.map((row) => `${row.order._id}${row.isGone ? ' gone' : ''}`).join(), waiting] as const;

const FREE = { steady: false, hold: false };
const STEADY = { steady: true, hold: false };
const HELD = { steady: true, hold: true };

describe('the rows on the screen', () => {
  test('follow the server while nobody uses them', () => {
    expect(shownAs(arrangeRows(shown, [order('d'), order('a'), order('c')], FREE))).toEqual(['d,a,c', 0]);
  });

  test('follow the server’s first response even while they are used', () => {
    expect(shownAs(arrangeRows([], [order('a')], HELD))).toEqual(['a', 0]);
  });

  test('keep their places while they are used: removed ones stay, new ones are appended', () => {
    expect(shownAs(arrangeRows(shown, [order('d'), order('c'), order('a')], STEADY))).toEqual([
      'a,b gone,c,d',
      0,
    ]);
  });

  test('hold new ones back while orders are selected', () => {
    expect(shownAs(arrangeRows(shown, [order('d'), order('e'), order('a')], HELD))).toEqual([
      'a,b gone,c gone',
      2,
    ]);
  });

  test('show updates in place', () => {
    const { rows } = arrangeRows(shown, [order('a'), order('b', 'shipped'), order('c')], HELD);
    expect(rows[1]?.order.status).toBe('shipped');
  });
});
