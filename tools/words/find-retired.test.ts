import { expect, test } from 'vitest';
import { findRetired } from './find-retired.ts';
import { RETIRED_WORDS } from './retired-words.ts';

test.each(RETIRED_WORDS.map(({ canary, instead }) => [canary, instead]))(
  'rejects “%s”, and says what to write: %s',
  (canary, instead) => {
    expect(findRetired('apps/x.ts', `const fine = 1;\n${canary}`)).toEqual([
      expect.stringMatching(/^apps\/x\.ts:2 /),
    ]);
    expect(findRetired('apps/x.ts', canary)[0]).toContain(instead);
  },
);

test.each([
  'createTreeWalker(document)',
  "log: { level: 'silent' }",
  'await act(() => render());',
  'a 401 on the cart is silent',
])('leaves “%s” alone', (line) => {
  expect(findRetired('apps/x.ts', line)).toEqual([]);
});
