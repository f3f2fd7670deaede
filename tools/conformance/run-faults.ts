import type { NamedTest, Row } from './read-table.ts';

/** The parts of a test runner's JSON report that are used, in Vitest's format (read-report.ts converts others). */
export type Report = {
  readonly testResults: readonly {
    /** The test file's absolute path. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
    /** The error of the file as a whole: it could not be loaded, or a hook threw. */
    readonly message?: string;
  }[];
};

/** The tests named by rows that did not run, or did not pass, according to these reports. */
export function runFaults(rows: readonly Row[], reports: readonly Report[]): string[] {
  const files = reports.flatMap(({ testResults }) => testResults);
  return rows.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => {
      const pattern = titlePattern(title);
      const ran = files
        .filter(({ name }) => name.replaceAll('\\', '/').endsWith(`/${file}`))
        .flatMap(({ assertionResults }) => assertionResults)
        .filter((result) => pattern.test(result.title))
        .map(({ status }) => status);
      const what = `${id}: “${title}” of ${file}`;
      if (ran.includes('failed')) return [`${what} failed`];
      return ran.includes('passed') ? [] : [`${what} did not run`];
    }),
  );
}

/** Matches a title as a test runner reports it. */
export function titlePattern(title: NamedTest['title']): RegExp {
  return new RegExp(`^${titleSource(title)}$`, 's');
}

/** The source of a regular expression for a title, with any value in place of its placeholders (`%s`, `$name`). */
export function titleSource(title: NamedTest['title']): string {
  const literal = title
    .split(/%[sdifjoO#]|%%|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return literal.join('.*');
}
