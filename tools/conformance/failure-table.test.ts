import { expect, test } from 'vitest';
import { failureTableFaults } from './failure-table-faults.ts';

const titlesOf = (path: string) => (path === 'a/b.test.ts' ? new Set(['works', '%s works']) : null);
const table = (...rows: string[]) =>
  `## When something fails\n\n| fault | see | test |\n|---|---|---|\n${rows.join('\n')}\n\n## Next\n\n| x | y |\n`;

test('a row may name tests, or the drill', () => {
  const rows = [
    '| disk | 503 | `a/b.test.ts` › works<br>`a/b.test.ts` › %s works |',
    '| proxy | nothing | `npm run drill` |',
  ];
  expect(failureTableFaults(table(...rows), titlesOf)).toEqual({ faults: [], tests: 2 });
});

test.each([
  '| disk | 503 | `a/b.test.ts` › works no more |',
  '| disk | 503 | `a/gone.test.ts` › works |',
  '| disk | 503 | a test |',
])('a row without an existing test is reported: %s', (row) => {
  expect(failureTableFaults(table(row), titlesOf).faults).toHaveLength(1);
});

test('a document without the table is reported', () => {
  expect(failureTableFaults('# Running a shop', titlesOf).faults).toHaveLength(1);
});
