import { describe, expect, it } from 'vitest';
import { readTable, type Row } from './read-table.ts';
import { readTitles } from './read-titles.ts';
import { runFaults } from './run-faults.ts';
import { type Project, tableFaults } from './table-faults.ts';

const TEXT = `
| # | says | implemented by | fails |
|---|---|---|---|
| 1.01 | one thing | \`a.ts\`<br>\`b.ts\` | \`a.test.ts\` › is so<br>\`b.test.ts\` › is %s |
`;
const NAMES = { 'a.test.ts': new Set(['is so']), 'b.test.ts': new Set(['is %s']) };
const PROJECT: Project = {
  hasFile: (path) => ['a.ts', 'b.ts'].includes(path),
  titlesOf: (path) => NAMES[path as keyof typeof NAMES] ?? null,
};
const ROW: Row = readTable(TEXT)[0] ?? { id: '', files: [], tests: [] };

const faultsOf = (row: Partial<Row>) =>
  tableFaults([{ ...ROW, ...row }], PROJECT).filter((fault) => !fault.startsWith('Section'));

describe('the table', () => {
  it('is read with its files and tests', () => {
    expect(readTable(TEXT)).toEqual([
      {
        id: '1.01',
        files: ['a.ts', 'b.ts'],
        tests: [
          { file: 'a.test.ts', title: 'is so' },
          { file: 'b.test.ts', title: 'is %s' },
        ],
      },
    ]);
  });

  it('has no errors if everything exists, except missing sections', () => {
    expect(faultsOf({})).toEqual([]);
    expect(tableFaults([ROW], PROJECT)).toHaveLength(8);
  });

  it.each<[string, Partial<Row>]>([
    ['a test that nobody wrote', { tests: [{ file: 'a.test.ts', title: 'is not so' }] }],
    ['a test file that is not there', { tests: [{ file: 'c.test.ts', title: 'is so' }] }],
    ['a row without a test', { tests: [] }],
    ['a row without a file', { files: [] }],
    ['a file that is not there', { files: ['c.ts'] }],
    ['a gap between the numbers', { id: '1.03' }],
  ])('%s is noticed', (_what, change) => {
    expect(faultsOf(change)).toHaveLength(1);
  });
});

it('titles are found in all forms of tests, and nowhere else', () => {
  const text = `
    describe('a group', () => {
      it('one', () => { log('no title'); });
      test.each([[1]])('each %s', (n) => {});
      it.runIf(true)('sometimes', async () => {});
      test(\`as a template\`, () => {});
      for (const size of SIZES) test(\`on \${size.name} in \${n} steps\`, () => {});
    });`;
  expect([...readTitles('some.test.ts', text)]).toEqual([
    'one',
    'each %s',
    'sometimes',
    'as a template',
    'on %s in %s steps',
  ]);
});

describe('a run', () => {
  const reportOf = (...results: [title: string, status: string][]) => [
    {
      testResults: ['a', 'b'].map((file) => ({
        name: `/shop/${file}.test.ts`,
        assertionResults: results.map(([title, status]) => ({ title, status })),
      })),
    },
  ];

  it('in which all named tests passed has no errors', () => {
    expect(
      runFaults([ROW], reportOf(['is so', 'passed'], ['is “well”', 'passed'], ['is ill', 'pending'])),
    ).toEqual([]);
  });

  it('reports what failed, and what did not run', () => {
    const faults = runFaults([ROW], reportOf(['is so', 'pending'], ['is ill', 'failed']));
    expect(faults).toEqual(['1.01: “is so” of a.test.ts did not run', '1.01: “is %s” of b.test.ts failed']);
  });
});
