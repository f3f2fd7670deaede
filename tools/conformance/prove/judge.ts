import type { NamedTest } from '../read-table.ts';
import { type Report, titleSource } from '../run-faults.ts';
import { nameOf } from './plan.ts';

/** What became of a planted fault. Everything but `noticed` is reported. */
export type Verdict =
  /**
   * Tests that the row names failed; `message` is what the first of them says. `together` if other faults were planted
   * at the time, whose doing it may be.
   */
  | {
      readonly kind: 'noticed';
      readonly by: readonly string[];
      readonly message: string;
      readonly together?: true;
    }
  /** All tests that the row names passed. */
  | { readonly kind: 'survives' }
  /** An earlier test of the file failed, which the row doesn't name. */
  | { readonly kind: 'noticed elsewhere'; readonly by: readonly string[] }
  /** The tests or their preparation took too long: on a busy machine they do so without a fault. */
  | { readonly kind: 'times out'; readonly message: string }
  /** The test ended in an exception of the program rather than in a failed expectation. */
  | { readonly kind: 'crashes'; readonly message: string }
  /** The build, the start of the shop or the preparation of the tests failed. */
  | { readonly kind: 'breaks the build or the start'; readonly message: string };

const RAN = /^(passed|failed)$/;

/** The names of those of the tests that ran and passed, each time where a title ran several times. */
export function passedOf(report: Report | null, tests: readonly NamedTest[]): string[] {
  const files = report?.testResults ?? [];
  return tests
    .filter((test) => {
      const ran = files.flatMap(({ name, assertionResults }) =>
        assertionResults.filter(({ title, status }) => RAN.test(status) && fits(test, name, title)),
      );
      return ran.length > 0 && ran.every(({ status }) => status === 'passed');
    })
    .map(nameOf);
}

const CRASH = /^(TypeError|ReferenceError|SyntaxError|RangeError)\b/;
/** As Vitest and as Playwright say it. */
const TIMED_OUT = /\b(Test|Hook) timed out in \d+ ?ms|\btimeout of \d+ms exceeded/;

/** Judges a run with a planted fault by its report; null if the run made none. */
export function judge(report: Report | null, tests: readonly NamedTest[], output: string): Verdict {
  const broken = (message: string) => ({ kind: 'breaks the build or the start', message }) as const;
  if (report === null) return broken(output);
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({
      ...result,
      named: tests.filter((test) => fits(test, name, result.title)).map(nameOf),
      message: result.failureMessages?.[0] ?? '',
    })),
  );
  const failed = results.filter(({ status }) => status === 'failed');
  const failedNamed = failed.filter(({ named }) => named.length > 0);
  const expected = failedNamed.filter(({ message }) => !CRASH.test(message) && !TIMED_OUT.test(message));
  const [first] = expected;
  if (first !== undefined)
    return {
      kind: 'noticed',
      by: [...new Set(expected.flatMap(({ named }) => named))],
      message: first.message,
    };
  const late = failedNamed.find(({ message }) => TIMED_OUT.test(message));
  if (late !== undefined) return { kind: 'times out', message: `${late.title}: ${late.message}` };
  const [crashed] = failedNamed;
  if (crashed !== undefined) return { kind: 'crashes', message: `${crashed.title}: ${crashed.message}` };
  if (failed.length > 0)
    return { kind: 'noticed elsewhere', by: [...new Set(failed.map(({ title }) => title))] };
  const message = report.testResults.find((file) => file.message)?.message;
  if (message) return broken(message);
  const passed = results.some(({ named, status }) => named.length > 0 && status === 'passed');
  return passed ? { kind: 'survives' } : broken(`None of the tests ran.\n${output}`);
}

/** The report without the files that none of the tests is in. */
export function onlyFilesOf({ testResults }: Report, tests: readonly NamedTest[]): Report {
  return {
    testResults: testResults.filter(({ name }) => tests.some(({ file }) => isFile(file, name))),
  };
}

function isFile(file: string, path: string): boolean {
  return path.replaceAll('\\', '/').endsWith(`/${file}`);
}

function fits({ file, title }: NamedTest, path: string, ranTitle: string): boolean {
  return isFile(file, path) && new RegExp(`^${titleSource(title)}$`, 's').test(ranTitle);
}
