import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

const thrice = (names: StatementNames, text: string) => [1, 2, 3].map(() => names.nameOf(text)).at(-1);

test('a statement gets a name at its third use, and keeps it', () => {
  const names = new StatementNames();
  expect([names.nameOf('a'), names.nameOf('a')]).toEqual([undefined, undefined]);
  const name = names.nameOf('a');
  expect(name).toBeDefined();
  expect(names.nameOf('a')).toBe(name);
  expect(thrice(names, 'b')).not.toBe(name);
});

test('at most 250 statements are prepared, and at most 2,000 are counted', () => {
  const names = new StatementNames();
  const named = Array.from({ length: 1_000 }, (_, n) => thrice(names, `select ${n}`));
  expect(named.filter((name) => name !== undefined)).toHaveLength(250);
  const others = new StatementNames();
  others.nameOf('first');
  others.nameOf('first');
  for (let n = 0; n < 5_000; n += 1) others.nameOf(`select ${n}`);
  // Its count was dropped, so it starts again.
  expect(others.nameOf('first')).toBeUndefined();
});

test('other errors change nothing', () => {
  const names = new StatementNames();
  const name = thrice(names, 'a');
  expect(names.recover('a', { code: '23505' })).toBe(false);
  expect(names.recover('a', { code: '0A000', routine: 'other' })).toBe(false);
  expect(names.nameOf('a')).toBe(name);
});
