import type { NamedTest } from '../read-table.ts';
import { type Report, titlePattern } from '../run-faults.ts';
import { nameOf } from './plan.ts';

/** The verdict on a planted fault. Everything except `noticed` is reported. */
export type Verdict =
  /**
   * Tests that the row names failed; `message` is the first one's error. `together` if other faults were planted at the
   * same time, which may be the cause.
   */
  | {
      readonly kind: 'noticed';
      readonly by: readonly string[];
      readonly message: string;
      readonly together?: true;
    }
  /** All tests that the row names passed. */
  | { readonly kind: 'survives' }
  /** An earlier test of the file failed that the row doesn't name. */
  | { readonly kind: 'noticed elsewhere'; readonly by: readonly string[] }
  /** The tests or their preparation timed out: on a busy machine this also happens without a fault. */
  | { readonly kind: 'times out'; readonly message: string }
  /** The test ended with an exception other than a failed assertion. */
  | { readonly kind: 'crashes'; readonly message: string }
  /** The build, the start of the shop or the preparation of the tests failed. */
  | { readonly kind: 'breaks the build or the start'; readonly message: string };

const RAN = /^(passed|failed)$/;

/** The names of the tests that ran and passed; a title that ran several times must have passed each time. */
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
/** The messages of Vitest and of Playwright. */
const TIMED_OUT = /\b(Test|Hook) timed out in \d+ ?ms|\btimeout of \d+ms exceeded/;

/** Judges a run with a planted fault by its report; null if the run wrote none. */
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

/** The report without files that contain none of the tests. */
export function onlyFilesOf({ testResults }: Report, tests: readonly NamedTest[]): Report {
  return {
    testResults: testResults.filter(({ name }) => tests.some(({ file }) => isFile(file, name))),
  };
}

function isFile(file: string, path: string): boolean {
  return path.replaceAll('\\', '/').endsWith(`/${file}`);
}

function fits({ file, title }: NamedTest, path: string, ranTitle: string): boolean {
  return isFile(file, path) && titlePattern(title).test(ranTitle);
}
