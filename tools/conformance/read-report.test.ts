import { describe, expect, it } from 'vitest';
import { type JourneysReport, readReport } from './read-report.ts';

/** A report of one journey in a describe, whose last attempt had this outcome. */
function journeys(status: 'expected' | 'unexpected' | 'flaky' | 'skipped', message?: string): JourneysReport {
  const errors = message === undefined ? [] : [{ message }];
  const spec = { title: 'pays', file: 'journeys/pay.test.ts', tests: [{ status, results: [{ errors }] }] };
  return {
    config: { rootDir: '/shop/e2e' },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    errors: [],
  };
}

describe('a report of journeys', () => {
  it.each([
    ['expected', 'passed'],
    ['flaky', 'passed'],
    ['unexpected', 'failed'],
    ['skipped', 'skipped'],
  ] as const)('a test that is %s has %s', (status, read) => {
    const { testResults } = readReport(journeys(status));
    expect(testResults).toEqual([
      {
        name: '/shop/e2e/journeys/pay.test.ts',
        assertionResults: [{ title: 'pays', status: read, failureMessages: [] }],
      },
    ]);
  });

  it('has a failed test’s error, without colours', () => {
    const { testResults } = readReport(journeys('unexpected', '\u001b[31mTypeError: no card\u001b[39m'));
    expect(testResults[0]?.assertionResults[0]?.failureMessages).toEqual(['TypeError: no card']);
  });

  it('counts a test whose shop did not start as not failed', () => {
    const { testResults } = readReport(
      journeys('unexpected', 'Error: The shop ended before it was ready:\n'),
    );
    expect(testResults).toMatchObject([{ assertionResults: [], message: expect.stringContaining('ended') }]);
  });

  it('has errors outside of tests', () => {
    const report = { ...journeys('expected'), errors: [{ message: 'SyntaxError: unexpected token' }] };
    expect(readReport(report).testResults.at(-1)?.message).toBe('SyntaxError: unexpected token');
  });

  it('is distinguished from a report of Vitest, which is read unchanged', () => {
    const report = { testResults: [{ name: '/shop/a.test.ts', assertionResults: [] }] };
    expect(readReport(report)).toBe(report);
  });
});
