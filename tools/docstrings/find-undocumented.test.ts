import { expect, test } from 'vitest';
import { findUndocumented } from './find-undocumented.ts';

test.each([
  ['a function', 'export function add() {}'],
  ['an asynchronous one', 'export async function add() {}'],
  ['a generator', 'export function* add() {}'],
  ['one below another statement', 'const one = 1;\nexport function add() {}'],
  [
    'one with a comment for the linter only',
    '// oxlint-disable-next-line some/rule\nexport function add() {}',
  ],
])('%s without a docstring is found', (_what, text) => {
  const line = text.split('\n').length;
  expect(findUndocumented('a.ts', text)).toEqual([`a.ts:${line} add`]);
});

test.each([
  ['with a docstring', '/** Adds. */\nexport function add() {}'],
  ['with a long docstring', '/**\n * Adds.\n */\nexport async function add() {}'],
  [
    'with a comment for the linter',
    '/** Adds. */\n// oxlint-disable-next-line some/rule\nexport function add() {}',
  ],
  ['with overloads', '/** Adds. */\nexport function add(a: 1): 1;\nexport function add(a: 2): 2;'],
  ['of the file only', 'function add() {}'],
  ['of a page', 'export default function Page() {}'],
])('a function %s is accepted', (_what, text) => {
  expect(findUndocumented('a.ts', text)).toEqual([]);
});
