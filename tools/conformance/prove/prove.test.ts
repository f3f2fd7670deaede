import { describe, expect, it } from 'vitest';
import type { Row } from '../read-table.ts';
import type { SectionFaults } from '../faults/fault.ts';
import { batchJobs } from './batch-jobs.ts';
import { selectRows } from './select-rows.ts';
import { judge } from './judge.ts';
import type { Lane } from './lane.ts';
import { type Job, nameOf, planJobs, readOptions } from './plan.ts';
import { type Proof, proveJobs } from './prove-jobs.ts';
import { partsOf } from './shop-parts.ts';

const QUICK = { file: 'a.test.ts', title: 'counts to %d' };
const JOURNEY = { file: 'e2e/b.test.ts', title: 'buys' };

describe('a run with a planted fault', () => {
  const reportOf = (title: string, status: string, failure?: string) => ({
    testResults: [
      {
        name: '/tmp/copy/a.test.ts',
        assertionResults: [{ title, status, failureMessages: failure ? [failure] : [] }],
      },
    ],
  });
  const judged = (report: Parameters<typeof judge>[0]) => judge(report, [QUICK], 'what it printed');

  it('notices the fault if a named test fails', () => {
    expect(judged(reportOf('counts to 3', 'failed', 'AssertionError: expected 4 to be 3'))).toEqual({
      kind: 'noticed',
      by: ['a.test.ts › counts to %d'],
      message: 'AssertionError: expected 4 to be 3',
    });
  });

  it('doesn’t notice the fault if the named tests pass', () => {
    expect(judged(reportOf('counts to 3', 'passed'))).toEqual({ kind: 'survives' });
  });

  it.each([
    ['another test failed', reportOf('adds', 'failed', 'AssertionError'), 'noticed elsewhere'],
    ['the test crashed', reportOf('counts to 3', 'failed', 'TypeError: not a function'), 'crashes'],
    [
      'the test took too long',
      reportOf('counts to 3', 'failed', 'Error: Test timed out in 90000ms.'),
      'times out',
    ],
    ['the test did not run', reportOf('counts to 3', 'skipped'), 'breaks the build or the start'],
    ['there is no report', null, 'breaks the build or the start'],
    [
      'the file could not be loaded',
      { testResults: [{ name: '/tmp/copy/a.test.ts', assertionResults: [], message: 'no such file' }] },
      'breaks the build or the start',
    ],
  ])('doesn’t count if %s', (_what, report, kind) => {
    expect(judged(report).kind).toBe(kind);
  });
});

describe('the command line', () => {
  it('selects sections, rows and ranges', () => {
    const rows = ['2.09', '2.10', '2.100', '3.01', '8.01'].map((id): Row => ({ id, files: [], tests: [] }));
    const idsOf = (...args: string[]) => selectRows(rows, readOptions(args).selected).map(({ id }) => id);
    expect(idsOf()).toHaveLength(5);
    expect(idsOf('2.10', '8', '--lanes', '1')).toEqual(['2.10', '8.01']);
    expect(idsOf('2.10-2.100')).toEqual(['2.10', '2.100']);
  });

  it('rejects unknown arguments', () => {
    expect(() => readOptions(['--everything'])).toThrow('--everything');
    expect(() => readOptions(['--lanes', 'two'])).toThrow('needs a number');
  });
});

describe('faults that are planted together', () => {
  const fault = (file: string) => ({ breaks: file, in: file, find: '1', put: '2' });
  const rowOf = (id: string, title: string): Row => ({
    id,
    files: [],
    tests: [{ file: 'a.test.ts', title }],
  });
  const batchesOf = (rows: readonly Row[], planted: SectionFaults) =>
    batchJobs(planJobs(rows, planted), 3).map((batch) =>
      batch.map(({ row, fault: { breaks } }) => `${row} ${breaks}`),
    );

  it('change different files and have different tests', () => {
    const rows = [rowOf('1.01', 'one'), rowOf('1.02', 'two'), rowOf('1.03', 'three')];
    const planted = {
      '1.01': [fault('x.ts'), fault('y.ts')],
      '1.02': [fault('x.ts')],
      '1.03': [fault('z.ts')],
    };
    expect(batchesOf(rows, planted)).toEqual([
      ['1.01 x.ts', '1.03 z.ts'],
      ['1.02 x.ts', '1.01 y.ts'],
    ]);
  });

  it('are as many as requested, with the files that everything depends on last', () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const rows = names.map((title, index) => rowOf(`1.0${index + 1}`, title));
    const files = ['packages/contract/src/routes.ts', 'a.ts', 'b.ts', 'c.ts', 'd.ts'];
    const planted = Object.fromEntries(rows.map(({ id }, index) => [id, [fault(files[index] ?? '')]]));
    expect(batchesOf(rows, planted)).toEqual([
      ['1.02 a.ts', '1.03 b.ts', '1.04 c.ts'],
      ['1.05 d.ts'],
      ['1.01 packages/contract/src/routes.ts'],
    ]);
  });
});

describe('the parts of the built shop', () => {
  it.each([
    ['apps/web/app/ui/price.tsx', { pages: true, programs: false }],
    ['apps/api/src/build-app.ts', { pages: false, programs: true }],
    ['packages/domain/src/money.ts', { pages: true, programs: true }],
    ['apps/api/migrations/0001_first.sql', { pages: false, programs: false }],
    ['apps/web/app/ui/price.test.tsx', { pages: false, programs: false }],
  ])('that are rebuilt when %s changes', (file, parts) => {
    expect(partsOf([file])).toEqual(parts);
  });
});

describe('a run of all faults', () => {
  const [job] = planJobs([{ id: '1.01', files: [], tests: [QUICK, JOURNEY] }], {
    '1.01': [{ breaks: 'Counts wrong', in: 'a.ts', find: '1', put: '2' }],
  }) as [Job];

  /** Runs one job in a fake lane with the given failures without and with the fault. */
  async function prove(clean: readonly string[], planted: readonly string[], jobs = [job]) {
    const done: string[] = [];
    let isPlanted = false;
    const lane: Lane = {
      plant: () => void (isPlanted = true),
      restore: () => void (isPlanted = false),
      async build() {
        done.push('build with fault');
        return null;
      },
      buildUnbroken: async () => {
        done.push('build unbroken');
        return null;
      },
      prepareData: async () => null,
      async run({ tests }) {
        const files = tests.map(({ file }) => file);
        done.push(`${isPlanted ? 'with fault' : 'without'}: ${files.join(' ')}`);
        const by = files.filter((file) => (isPlanted ? planted : clean).includes(file));
        return by.length > 0 ? { kind: 'noticed', by, message: 'expected 4 to be 3' } : { kind: 'survives' };
      },
      async runTogether(faults) {
        done.push(
          `at a time, without: ${faults.flatMap((tests) => tests.map(({ file }) => file)).join(' ')}`,
        );
        return faults.map(([test]) =>
          test !== undefined && clean.includes(test.file)
            ? { kind: 'noticed', by: [test.file], message: 'expected 4 to be 3' }
            : { kind: 'survives' },
        );
      },
      async findPassing(tests) {
        done.push(`together: ${tests.map(({ file }) => file).join(' ')}`);
        return tests.filter(({ file }) => !clean.includes(file)).map(nameOf);
      },
      close: async () => {},
    };
    const verdicts = new Map();
    const proof: Proof = {
      jobs,
      lanes: [lane],
      hasData: false,
      progress: {
        get: (key) => verdicts.get(key),
        isOld: () => false,
        set: (key, verdict) => void verdicts.set(key, verdict),
      },
      options: { thorough: false, together: 1 },
      stop: new AbortController().signal,
      say: () => {},
    };
    return { isProved: await proveJobs(proof), done };
  }

  it('needs no browser for a fault that a quick test notices', async () => {
    const { isProved, done } = await prove([], ['a.test.ts']);
    expect(isProved).toBe(true);
    expect(done).toEqual([
      'build unbroken',
      'together: a.test.ts',
      'at a time, without: e2e/b.test.ts',
      'with fault: a.test.ts',
    ]);
  });

  it('runs journeys of different files at a time without a fault, and alone those that fail then', async () => {
    const titled = (file: string, title: string) => ({ file: `e2e/${file}.test.ts`, title });
    const tests = [titled('c', 'pays'), titled('c', 'cancels'), titled('d', 'searches')];
    const jobs = planJobs([{ id: '1.02', files: [], tests }], {
      '1.02': [{ breaks: 'Pays nothing', in: 'c.ts', find: '1', put: '2' }],
    });
    const { done } = await prove(['e2e/d.test.ts'], ['e2e/c.test.ts'], jobs);
    expect(done.slice(1, 5)).toEqual([
      'at a time, without: e2e/c.test.ts e2e/d.test.ts',
      'at a time, without: e2e/c.test.ts',
      'without: e2e/d.test.ts',
      'without: e2e/d.test.ts',
    ]);
  });

  it('builds with the fault before journeys', async () => {
    const { isProved, done } = await prove([], ['e2e/b.test.ts']);
    expect(isProved).toBe(true);
    expect(done.slice(-3)).toEqual([
      'with fault: a.test.ts',
      'build with fault',
      'with fault: e2e/b.test.ts',
    ]);
  });

  it('fails if nothing notices the fault', async () => {
    expect((await prove([], [])).isProved).toBe(false);
  });

  it('fails if a test fails without a fault, and doesn’t count that test', async () => {
    expect((await prove(['a.test.ts'], ['a.test.ts'])).isProved).toBe(false);
  });
});
