import { expect, test } from 'vitest';
import { asvsFaults } from './asvs-faults.ts';
import { REQUIREMENTS } from './asvs-requirements.ts';

const titlesOf = (path: string) => (path === 'a/b.test.ts' ? new Set(['works']) : null);
const isFile = (path: string) => path === 'a/b.ts' || path === 'a/b.test.ts';
const rows = [...REQUIREMENTS].map(([number, level]) => `| ${number} | ${level} | it | n/a | not here |`);
const faultsOf = (lines: readonly string[]) => asvsFaults(lines.join('\n'), titlesOf, isFile).faults;
const withFirst = (row: string) => faultsOf([row, ...rows.slice(1)]);

test('the table has 253 requirements, 70 of them of level 1', () => {
  expect(REQUIREMENTS.size).toBe(253);
  expect([...REQUIREMENTS.values()].filter((level) => level === '1')).toHaveLength(70);
});

test('a complete table may name tests and files', () => {
  expect(withFirst('| 1.1.1 | 2 | it | met | `a/b.test.ts` › works<br>`a/b.ts`, `/api/docs` |')).toEqual([]);
});

test.each([
  ['a test that isn’t there', '| 1.1.1 | 2 | it | met | `a/b.test.ts` › works no more |'],
  ['a file that isn’t there', '| 1.1.1 | 2 | it | met | `a/gone.ts` |'],
  ['another level', '| 1.1.1 | 1 | it | met | `a/b.ts` |'],
  ['no known state', '| 1.1.1 | 2 | it | done | `a/b.ts` |'],
  ['no answer', '| 1.1.1 | 2 | it | met |  |'],
])('a row with %s is reported', (_what, row) => {
  expect(withFirst(row)).toHaveLength(1);
});

test('a missing, unknown or duplicate requirement is reported', () => {
  expect(faultsOf(rows.slice(1))).toEqual(['1.1.1 is missing']);
  expect(faultsOf([...rows, '| 9.9.9 | 2 | it | n/a | no |'])).toHaveLength(1);
  expect(faultsOf([...rows, rows[0] ?? ''])).toEqual(['1.1.1 is there twice']);
});
