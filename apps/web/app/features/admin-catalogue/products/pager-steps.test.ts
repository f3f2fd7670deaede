import { expect, it } from 'vitest';
import { lastPage, pageAfter, pageBefore } from './pager-steps.ts';

it('moves one page at a time, and stays at either end', () => {
  expect([pageAfter(1, 3), pageAfter(3, 3), pageBefore(3), pageBefore(1)]).toEqual([2, 3, 2, 1]);
});

it('the pager has one page even without products', () => {
  expect([lastPage(undefined), lastPage(0), lastPage(7)]).toEqual([1, 1, 7]);
});
