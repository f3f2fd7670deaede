/**
 * Checks docs/conformance.md: the files and tests of each row exist, and its planted faults can still be applied. With
 * `--ran`: the tests ran and passed in the runs that `npm test` has just made.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ReadSource, faultGaps } from './faults/fault-gaps.ts';
import { PLANTED } from './faults/index.ts';
import { readTable, type Row } from './read-table.ts';
import { readTitles } from './read-titles.ts';
import { readReport } from './read-report.ts';
import { runFaults } from './run-faults.ts';
import { type Project, tableFaults } from './table-faults.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORTS = ['rules-and-calls', 'journeys', 'timing'].map((name) => `artifacts/reports/${name}.json`);
/** A row that is wrong on purpose. If it isn't reported, the check itself is broken. */
const COUNTEREXAMPLE: Row = {
  id: '1.01',
  files: ['docs/conformance.md'],
  tests: [{ file: 'tools/conformance/conformance.test.ts', title: 'a test that nobody wrote' }],
};

const titles = new Map<string, ReadonlySet<string>>();
const project: Project = {
  hasFile: (path) => existsSync(ROOT + path),
  titlesOf: (path) => {
    if (!existsSync(ROOT + path)) return null;
    const known = titles.get(path) ?? readTitles(path, readFileSync(ROOT + path, 'utf8'));
    titles.set(path, known);
    return known;
  },
};

const rows = readTable(readFileSync(`${ROOT}docs/conformance.md`, 'utf8'));
const ran = process.argv.includes('--ran');
const find = ran ? foundByRun() : (some: readonly Row[]) => tableFaults(some, project);
const faults = find(rows);
if (!find([COUNTEREXAMPLE]).some((fault) => fault.includes('that nobody wrote'))) {
  faults.push('The check is blind: it doesn’t notice a test that isn’t there');
}

if (!ran) faults.push(...plantedFaults());

if (faults.length === 0) {
  const tests = new Set(rows.flatMap((row) => row.tests.map(({ file, title }) => `${file} ${title}`)));
  console.log(`${rows.length} sentences are tested by ${tests.size} tests${ran ? ', which passed' : ''}`);
} else {
  console.error(`${faults.join('\n')}\n\n${faults.length} faults in docs/conformance.md`);
  process.exitCode = 1;
}

function plantedFaults(): string[] {
  const sources = new Map<string, string | null>();
  const readSource: ReadSource = (path) => {
    const text = sources.get(path) ?? (existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : null);
    sources.set(path, text);
    return text;
  };
  const gaps = faultGaps(rows, PLANTED, readSource);
  const counterexample = {
    breaks: 'Nothing',
    in: 'docs/conformance.md',
    find: 'a text that nobody wrote',
    put: '',
  };
  const isBlind =
    faultGaps([COUNTEREXAMPLE], { [COUNTEREXAMPLE.id]: [counterexample] }, readSource).length === 0;
  if (isBlind) gaps.push('The check is blind: it doesn’t notice a fault that doesn’t apply');
  return gaps;
}

function foundByRun(): (some: readonly Row[]) => string[] {
  const there = REPORTS.filter((path) => existsSync(ROOT + path));
  const reports = there.map((path) => readReport(JSON.parse(readFileSync(ROOT + path, 'utf8'))));
  return (some) => runFaults(some, reports);
}
