import { expect, it } from 'vitest';
import { idsThatMatch } from './use-selection.ts';

it.each([
  ['one was deleted, and all others are on the page', ['a', 'b'], ['a', 'c'], 2, ['a']],
  ['one was deleted, and none is left', ['a'], [], 0, []],
  ['all are on the page', ['b', 'a'], ['a', 'b', 'c'], 3, ['a', 'b']],
  ['one may be on another page', ['a', 'b'], ['a', 'c'], 3, ['a', 'b']],
])('counts the chosen products that still match: %s', (_what, ids, pageIds, matching, kept) => {
  expect([...idsThatMatch(new Set(ids), pageIds, matching)]).toEqual(kept);
});
