/**
 * npm run prove:conformance: plants the faults of tools/conformance/faults one by one in a copy of the source tree,
 * runs the tests of each fault's row, and reports every fault that none of them notices.
 */
import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editsOf } from '../faults/fault.ts';
import { PLANTED } from '../faults/index.ts';
import { readTable } from '../read-table.ts';
import { selectRows } from './select-rows.ts';
import { listFiles, stateOfTree } from './copy-tree.ts';
import { openLane } from './lane.ts';
import { isJourney, planJobs, readOptions } from './plan.ts';
import { openProgress } from './progress.ts';
import { proveJobs } from './prove-jobs.ts';
import { endPrograms } from './run-program.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const options = readOptions(process.argv.slice(2));
const rows = selectRows(readTable(readFileSync(join(root, 'docs/conformance.md'), 'utf8')), options.selected);
const planned = planJobs(rows, PLANTED);
const jobs = planned.filter(({ tests }) => {
  const needsBrowser = tests.some(isJourney);
  return !(options.quick && needsBrowser) && !(options.journeys && !needsBrowser);
});

if (options.list) {
  for (const { row, fault } of jobs) console.log(`${row}  ${fault.breaks}  (${editsOf(fault)[0]?.in})`);
  console.log(`${jobs.length} faults in ${rows.length} rows`);
} else {
  process.exitCode = (await prove()) ? 0 : 1;
}

async function prove(): Promise<boolean> {
  const files = listFiles(root);
  const progress = openProgress(resolve(root, options.results), stateOfTree(root, files), options.resume);
  // Uses an existing data folder if there is one: creating it takes a minute.
  const preparedData = process.env.JOURNEY_PREPARED_DATA;
  const folder = mkdtempSync(join(tmpdir(), 'jhola-prove-'));
  // PostgreSQL can't run as root, so it runs as another user then.
  chmodSync(folder, 0o755);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('\nStopping … (--resume goes on from here)');
      stopping.abort();
      endPrograms();
    });
  }
  try {
    const openings = Array.from({ length: Math.min(options.lanes, jobs.length) }, (_, n) =>
      openLane({
        root,
        files,
        folder: join(folder, `lane-${n + 1}`),
        preparedData: preparedData ?? join(folder, 'data'),
        patienceMs: options.patience * 1_000,
      }),
    );
    const lanes = await Promise.all(openings);
    const isProved = await proveJobs({
      jobs,
      lanes,
      hasData: preparedData !== undefined,
      progress,
      options,
      stop: stopping.signal,
      say: console.log,
    });
    await Promise.all(lanes.map((lane) => lane.close()));
    return isProved;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
