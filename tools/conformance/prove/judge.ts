import type { NamedTest } from '../read-table.ts';
import { type Report, titleSource } from '../run-faults.ts';
import { nameOf } from './plan.ts';

/** What became of a planted fault. Everything but `noticed` is reported. */
export type Verdict =
  /** Tests that the row names failed. */
  | { readonly kind: 'noticed'; readonly by: readonly string[] }
  /** All tests that the row names passed. */
  | { readonly kind: 'survives' }
  /** An earlier test of the file failed, which the row doesn't name. */
  | { readonly kind: 'noticed elsewhere'; readonly by: readonly string[] }
  /** The test ended in an exception of the program rather than in a failed expectation. */
  | { readonly kind: 'crashes'; readonly message: string }
  /** The build, the start of the shop or the preparation of the tests failed. */
  | { readonly kind: 'breaks the build or the start'; readonly message: string };

const CRASH = /^(TypeError|ReferenceError|SyntaxError|RangeError)\b/;

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
  const expected = failedNamed.filter(({ message }) => !CRASH.test(message));
  if (expected.length > 0)
    return { kind: 'noticed', by: [...new Set(expected.flatMap(({ named }) => named))] };
  const [crashed] = failedNamed;
  if (crashed !== undefined) return { kind: 'crashes', message: `${crashed.title}: ${crashed.message}` };
  if (failed.length > 0)
    return { kind: 'noticed elsewhere', by: [...new Set(failed.map(({ title }) => title))] };
  const message = report.testResults.find((file) => file.message)?.message;
  if (message) return broken(message);
  const passed = results.some(({ named, status }) => named.length > 0 && status === 'passed');
  return passed ? { kind: 'survives' } : broken(`None of the tests ran.\n${output}`);
}

function fits({ file, title }: NamedTest, path: string, ranTitle: string): boolean {
  const isItsFile = path.replaceAll('\\', '/').endsWith(`/${file}`);
  return isItsFile && new RegExp(`^${titleSource(title)}$`, 's').test(ranTitle);
}
