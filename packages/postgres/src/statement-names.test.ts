import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

const OUTDATED = { code: '0A000', routine: 'RevalidateCachedQuery' };

const thrice = (names: StatementNames, text: string) => [1, 2, 3].map(() => names.preparedOf(text)).at(-1);

test('a statement gets a name at its third use, and keeps it', () => {
  const names = new StatementNames();
  expect([names.preparedOf('a'), names.preparedOf('a')]).toEqual([undefined, undefined]);
  const name = names.preparedOf('a');
  expect(name).toBeDefined();
  expect(names.preparedOf('a')).toBe(name);
  expect(thrice(names, 'b')).not.toBe(name);
});

test('at most 250 statements are prepared, and at most 2,000 are counted', () => {
  const names = new StatementNames();
  const named = Array.from({ length: 1_000 }, (_, n) => thrice(names, `select ${n}`));
  expect(named.filter((name) => name !== undefined)).toHaveLength(250);
  const others = new StatementNames();
  others.preparedOf('first');
  others.preparedOf('first');
  for (let n = 0; n < 5_000; n += 1) others.preparedOf(`select ${n}`);
  // Its count was dropped, so it starts again.
  expect(others.preparedOf('first')).toBeUndefined();
});

test('other errors change nothing', () => {
  const names = new StatementNames();
  const name = thrice(names, 'a');
  expect(names.recover('a', name?.name ?? '', { code: '23505' })).toBe(false);
  expect(names.recover('a', name?.name ?? '', { code: '0A000', routine: 'other' })).toBe(false);
  expect(names.preparedOf('a')).toBe(name);
});

test('an outdated statement gets a new name and a new text, because a pooler keeps one plan for each text', () => {
  const names = new StatementNames();
  const outdated = thrice(names, 'select 1');
  expect(outdated?.text).toBe('select 1');
  expect(names.recover('select 1', outdated?.name ?? '', OUTDATED)).toBe(true);
  const fresh = names.preparedOf('select 1');
  expect(fresh?.name).not.toBe(outdated?.name);
  expect(fresh?.text).toMatch(/^\/\* [0-9a-f]+ 1 \*\/ select 1$/);
  // Another connection that still used the first name.
  expect(names.recover('select 1', outdated?.name ?? '', OUTDATED)).toBe(true);
  expect(names.preparedOf('select 1')).toBe(fresh);
  const another = new StatementNames();
  another.recover('select 1', thrice(another, 'select 1')?.name ?? '', OUTDATED);
  expect(another.preparedOf('select 1')?.text).not.toBe(fresh?.text);
});
