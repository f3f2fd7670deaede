import { editsOf } from '../faults/fault.ts';
import { type Job, nameOf } from './plan.ts';

/** Files that everything depends on: a fault there makes tests of other rows fail too. */
const FOR_ALL =
  /^packages\/(contract|domain\/src\/(ids|slug|money))|^apps\/api\/src\/(platform|features\/accounts)\/|^apps\/web\/app\/routes\.ts/;

/**
 * Groups jobs that can be planted together: no two jobs of a group change the same file, or have a test in common. Jobs
 * that change a file of FOR_ALL run alone, and last. The first fault of every row comes first, then the second of every
 * row that has one, and so on.
 */
export function batchJobs(jobs: readonly Job[], size: number): Job[][] {
  const open: { readonly jobs: Job[]; readonly touched: Set<string> }[] = [];
  const full: Job[][] = [];
  const alone: Job[][] = [];
  for (const job of inTurn(jobs)) {
    if (editsOf(job.fault).some((edit) => FOR_ALL.test(edit.in))) {
      alone.push([job]);
      continue;
    }
    const touched = touchedBy(job);
    const fitting = open.find((batch) => touched.every((what) => !batch.touched.has(what)));
    const batch = fitting ?? { jobs: [], touched: new Set<string>() };
    if (fitting === undefined) open.push(batch);
    batch.jobs.push(job);
    for (const what of touched) batch.touched.add(what);
    if (batch.jobs.length < size) continue;
    full.push(batch.jobs);
    open.splice(open.indexOf(batch), 1);
  }
  return [...full, ...open.map((batch) => batch.jobs), ...alone];
}

function inTurn(jobs: readonly Job[]): Job[] {
  const seen = new Map<string, number>();
  const placed = jobs.map((job) => {
    const place = seen.get(job.row) ?? 0;
    seen.set(job.row, place + 1);
    // Sorts by test file: each test file in a batch opens another browser.
    return {
      job,
      place,
      file: job.tests
        .map(({ file }) => file)
        .toSorted()
        .join(' '),
    };
  });
  return placed
    .toSorted((one, other) => one.place - other.place || (one.file < other.file ? -1 : 1))
    .map(({ job }) => job);
}

/** The files that it changes and the tests that it needs. */
function touchedBy({ fault, tests }: Job): string[] {
  return [...editsOf(fault).map((edit) => edit.in), ...new Set(tests.map(nameOf))];
}
