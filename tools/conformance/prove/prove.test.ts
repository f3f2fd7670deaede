import { describe, expect, it } from 'vitest';
import type { Row } from '../read-table.ts';
import { selectRows } from './select-rows.ts';
import { judge } from './judge.ts';
import type { Lane } from './lane.ts';
import { type Job, planJobs, readOptions } from './plan.ts';
import { type Proof, proveJobs } from './prove-jobs.ts';

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
    });
  });

  it('lets the fault survive if the named tests pass', () => {
    expect(judged(reportOf('counts to 3', 'passed'))).toEqual({ kind: 'survives' });
  });

  it.each([
    ['another test failed', reportOf('adds', 'failed', 'AssertionError'), 'noticed elsewhere'],
    ['the test crashed', reportOf('counts to 3', 'failed', 'TypeError: not a function'), 'crashes'],
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
    const rows = ['2.09', '2.10', '2.100', '3.01', '8.01'].map((id): Row => ({ id, held: [], tests: [] }));
    const idsOf = (...args: string[]) => selectRows(rows, readOptions(args).selected).map(({ id }) => id);
    expect(idsOf()).toHaveLength(5);
    expect(idsOf('2.10', '8', '--lanes', '1')).toEqual(['2.10', '8.01']);
    expect(idsOf('2.10-2.100')).toEqual(['2.10', '2.100']);
  });

  it('refuses what it doesn’t know', () => {
    expect(() => readOptions(['--everything'])).toThrow('--everything');
    expect(() => readOptions(['--lanes', 'two'])).toThrow('needs a number');
  });
});

describe('a proof', () => {
  const [job] = planJobs([{ id: '1.01', held: [], tests: [QUICK, JOURNEY] }], {
    '1.01': [{ breaks: 'Counts wrong', in: 'a.ts', find: '1', put: '2' }],
  }) as [Job];

  /** Runs one job in a lane whose tests fail as told: without the fault, and with it. */
  async function prove(clean: readonly string[], planted: readonly string[]) {
    const done: string[] = [];
    let isPlanted = false;
    const lane: Lane = {
      plant: () => void (isPlanted = true),
      restore: () => void (isPlanted = false),
      async build() {
        done.push(isPlanted ? 'build with fault' : 'build');
        return null;
      },
      prepareData: async () => null,
      async run({ tests }) {
        const files = tests.map(({ file }) => file);
        done.push(`${isPlanted ? 'with fault' : 'without'}: ${files.join(' ')}`);
        const by = files.filter((file) => (isPlanted ? planted : clean).includes(file));
        return by.length > 0 ? { kind: 'noticed', by } : { kind: 'survives' };
      },
      close: async () => {},
    };
    const verdicts = new Map();
    const proof: Proof = {
      jobs: [job],
      lanes: [lane],
      progress: { get: (key) => verdicts.get(key), set: (key, verdict) => void verdicts.set(key, verdict) },
      options: { thorough: false },
      stop: new AbortController().signal,
      say: () => {},
    };
    return { isProved: await proveJobs(proof), done };
  }

  it('needs no browser for a fault that a quick test notices', async () => {
    const { isProved, done } = await prove([], ['a.test.ts']);
    expect(isProved).toBe(true);
    expect(done).toEqual(['build', 'without: a.test.ts', 'without: e2e/b.test.ts', 'with fault: a.test.ts']);
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
