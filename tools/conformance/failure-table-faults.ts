import { testsNamedIn, type TitlesOf } from './named-tests.ts';

const HEADING = '## When something fails';
const DRILL = '`npm run drill`';

/**
 * The errors in the failure table: rows whose last cell names no test (or the drill), and tests that don't exist.
 * `titlesOf` returns the titles of a file's tests, null if there is no such file.
 */
export function failureTableFaults(
  document: string,
  titlesOf: TitlesOf,
): { faults: string[]; tests: number } {
  const start = document.indexOf(HEADING);
  if (start === -1) return { faults: [`has no section “${HEADING}”`], tests: 0 };
  const section = document.slice(start + HEADING.length).split(/^## /m)[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| fault |'))
    .map((line) => line.slice(2, -2).split(' | '));
  const faults: string[] = rows.length === 0 ? ['the table of failures is empty'] : [];
  let tests = 0;
  for (const cells of rows) {
    const named = testsNamedIn(cells.at(-1) ?? '');
    if (named.length === 0 && !cells.at(-1)?.includes(DRILL)) faults.push(`“${cells[0]}” names no test`);
    for (const { file, title } of named) {
      tests += 1;
      if (!titlesOf(file)?.has(title)) faults.push(`“${cells[0]}”: ${file} has no test “${title}”`);
    }
  }
  return { faults, tests };
}
