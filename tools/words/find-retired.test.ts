import { expect, test } from 'vitest';
import { findRetired } from './find-retired.ts';
import { RETIRED_WORDS } from './retired-words.ts';

test.each(RETIRED_WORDS.map(({ counterexample, instead }) => [counterexample, instead]))(
  'rejects “%s”, and says what to write: %s',
  (counterexample, instead) => {
    expect(findRetired('apps/x.ts', `const fine = 1;\n${counterexample}`)).toEqual([
      expect.stringMatching(/^apps\/x\.ts:2 /),
    ]);
    expect(findRetired('apps/x.ts', counterexample)[0]).toContain(instead);
  },
);

test('rejects a word inside an identifier', () => {
  expect(findRetired('apps/x.ts', 'readonly onStartAnew: () => void;')).toEqual([
    expect.stringContaining('write again'),
  ]);
});

test.each([
  'createTreeWalker(document)',
  "log: { level: 'silent' }",
  'await act(() => render());',
  'a 401 on the cart is silent',
])('leaves “%s” alone', (line) => {
  expect(findRetired('apps/x.ts', line)).toEqual([]);
});
