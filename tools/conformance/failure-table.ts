/** Checks docs/operations.md: each row of the failure table names tests, and these exist. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failureTableFaults } from './failure-table-faults.ts';
import { readTitles } from './read-titles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = 'docs/operations.md';
const COUNTEREXAMPLE =
  '## When something fails\n\n| a | b | `tools/nothing.test.ts` › a test that nobody wrote |\n';

const titlesOf = (path: string) =>
  existsSync(ROOT + path) ? readTitles(path, readFileSync(ROOT + path, 'utf8')) : null;
const { faults, tests } = failureTableFaults(readFileSync(ROOT + DOCUMENT, 'utf8'), titlesOf);
if (failureTableFaults(COUNTEREXAMPLE, titlesOf).faults.length !== 1) {
  faults.push('The check is blind: it doesn’t notice a test that isn’t there');
}
for (const fault of faults) console.error(`${DOCUMENT}: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`The table of failures names ${tests} tests, which exist`);
