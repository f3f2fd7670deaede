import { expect, test } from 'vitest';
import { regressions } from './gate.ts';

const baseline = { 'add to cart': 1, 'order of 3 lines': 2 };

test('the gate lets figures of the baseline, better ones and small differences pass', () => {
  expect(regressions(baseline, baseline)).toEqual([]);
  expect(regressions({ 'add to cart': 1.29, 'order of 3 lines': 0.5, 'a new action': 9 }, baseline)).toEqual(
    [],
  );
});

test('it names the action that takes more CPU, and one that was not measured', () => {
  expect(regressions({ 'add to cart': 1.31 }, baseline)).toEqual([
    'add to cart: 1.31 times the bare SQL, more than 1.30',
    'order of 3 lines: not measured',
  ]);
});
