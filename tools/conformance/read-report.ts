import { stripVTControlCharacters } from 'node:util';
import type { Report } from './run-faults.ts';

/** The parts of Playwright's JSON report that are used. */
export type JourneysReport = {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  /** Errors outside of tests. */
  readonly errors: readonly Failure[];
};

type Failure = { readonly message?: string };
type Suite = { readonly specs: readonly Spec[]; readonly suites?: readonly Suite[] };
type Spec = {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    /** Over all attempts: 'flaky' is a test that passed at its second attempt. */
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly errors?: readonly Failure[] }[];
  }[];
};

const STATUSES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;
/** The worker's shop did not start (e2e/support/start-store.ts), so no test has run. */
const NO_SHOP = /The shop (ended before it was ready|was not ready within)/;

/** Reads a JSON report of Vitest or of Playwright. */
export function readReport(json: unknown): Report {
  const report = json as Report | JourneysReport;
  return 'testResults' in report ? report : fromJourneys(report);
}

function fromJourneys({ config, suites, errors }: JourneysReport): Report {
  const files = suites.flatMap(specsOf).map((spec) => {
    const name = `${config.rootDir}/${spec.file}`;
    const messages = spec.tests.flatMap(({ results }) =>
      results.flatMap((result) => messagesOf(result.errors)),
    );
    const noShop = messages.find((message) => NO_SHOP.test(message));
    if (noShop !== undefined) return { name, assertionResults: [], message: noShop };
    const assertionResults = spec.tests.map(({ status }) => ({
      title: spec.title,
      status: STATUSES[status],
      failureMessages: messages,
    }));
    return { name, assertionResults };
  });
  const message = messagesOf(errors).join('\n');
  return { testResults: message === '' ? files : [...files, { name: '', assertionResults: [], message }] };
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function messagesOf(failures: readonly Failure[] = []): string[] {
  return failures.flatMap(({ message }) => (message ? [stripVTControlCharacters(message)] : []));
}
