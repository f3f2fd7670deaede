import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TINTS } from './tint.ts';

const SHEET = readFileSync(new URL('./tint.css', import.meta.url), 'utf8');

test('each tint has a colour, and there are no others', () => {
  const styled = [...SHEET.matchAll(/\[data-tint="(\w+)"\] \{\s+--tint: light-dark\(/g)].map(
    ([, tint]) => tint,
  );
  expect(styled.toSorted()).toEqual(TINTS.toSorted());
});
