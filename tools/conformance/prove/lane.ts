import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../apps/store/src/embedded-postgres/index.ts';
import { applyEdit } from '../faults/apply-edit.ts';
import { editsOf, type Fault } from '../faults/fault.ts';
import type { NamedTest } from '../read-table.ts';
import { readTitles } from '../read-titles.ts';
import { type Report, titleSource } from '../run-faults.ts';
import { copyTree } from './copy-tree.ts';
import { judge, type Verdict } from './judge.ts';
import { isJourney } from './plan.ts';
import { runProgram } from './run-program.ts';

const BUILD_LIMIT_MS = 300_000;
const RUN_LIMIT_MS = 300_000;
/** Faults in what fills a new data folder show only in a new one. */
const FILLS_DATA = /^(demo|apps\/api\/migrations)\//;

export type RunTests = {
  readonly tests: readonly NamedTest[];
  /** Runs the tests above them in their file as well: journeys go on where the one before ended. */
  readonly withEarlier: boolean;
  /** Stops at the first test that fails. */
  readonly stopEarly: boolean;
};

/** A copy of the tree in which one fault at a time is planted, built and tested. */
export type Lane = {
  plant(fault: Fault): void;
  /** Takes the planted fault back. */
  restore(): void;
  build(): Promise<Verdict | null>;
  /** Fills the data folder for the journeys of all lanes with the unbroken shop. */
  prepareData(): Promise<Verdict | null>;
  run(what: RunTests): Promise<Verdict>;
  close(): Promise<void>;
};

export type LaneOptions = {
  readonly root: string;
  readonly files: readonly string[];
  /** A folder of its own, that doesn't exist yet. */
  readonly folder: string;
  /** The data folder that the journeys begin with, in all lanes. */
  readonly preparedData: string;
  readonly patienceMs: number;
};

export async function openLane(options: LaneOptions): Promise<Lane> {
  const { root, files, folder, preparedData, patienceMs } = options;
  const tree = join(folder, 'tree');
  copyTree(root, files, tree);
  const postgresDir = join(folder, 'postgres');
  mkdirSync(postgresDir);
  const postgres = await startEmbeddedPostgres({ dataDir: postgresDir, durable: false });
  const report = join(folder, 'report.json');
  const changed = new Map<string, string>();
  const read = (path: string) => readFileSync(join(tree, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(tree, path), text);

  async function runVitest(kind: readonly string[], { tests, withEarlier, stopEarly }: RunTests) {
    const titles = tests.flatMap(({ file, title }) =>
      withEarlier ? earlierTitles(read(file), file, title) : [title],
    );
    const pattern = `(${[...new Set(titles)].map(titleSource).join('|')})$`;
    const paths = [...new Set(tests.map(({ file }) => join(tree, file)))];
    const freshData = [...changed.keys()].some((file) => FILLS_DATA.test(file));
    rmSync(report, { force: true });
    const vitest = join(tree, 'node_modules/vitest/vitest.mjs');
    const limits = ['--retry=0', ...(stopEarly ? ['--bail=1'] : [])];
    const { output } = await runProgram(
      process.execPath,
      [
        vitest,
        'run',
        ...kind,
        ...paths,
        '-t',
        pattern,
        '--reporter=json',
        `--outputFile=${report}`,
        ...limits,
      ],
      {
        cwd: tree,
        env: {
          TEST_POSTGRES_URL: postgres.url,
          JOURNEY_PATIENCE_MS: String(patienceMs),
          ...(freshData ? {} : { JOURNEY_PREPARED_DATA: preparedData }),
        },
        limitMs: RUN_LIMIT_MS,
      },
    );
    return judge(readReport(report), tests, output);
  }

  return {
    plant(fault) {
      for (const edit of editsOf(fault)) {
        const text = read(edit.in);
        if (!changed.has(edit.in)) changed.set(edit.in, text);
        write(edit.in, applyEdit(text, edit));
      }
    },
    restore() {
      for (const [file, text] of changed) write(file, text);
      changed.clear();
    },
    async build() {
      const args = [join(tree, 'tools/launch/build.mjs')];
      const { status, output } = await runProgram(process.execPath, args, {
        cwd: tree,
        limitMs: BUILD_LIMIT_MS,
      });
      return status === 0 ? null : { kind: 'breaks the build or the start', message: output };
    },
    async prepareData() {
      const args = [join(tree, 'tools/conformance/prove/prepare-data.ts'), preparedData];
      const { status, output } = await runProgram(process.execPath, args, {
        cwd: tree,
        limitMs: BUILD_LIMIT_MS,
      });
      return status === 0 ? null : { kind: 'breaks the build or the start', message: output };
    },
    async run(what) {
      const journeys = what.tests.some(isJourney);
      return runVitest(journeys ? ['--config', join(tree, 'e2e/vitest.config.ts')] : [], what);
    },
    async close() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The title and those above it in its file. */
function earlierTitles(text: string, file: string, title: string): string[] {
  const all = [...readTitles(file, text)];
  return all.slice(0, all.indexOf(title) + 1);
}

function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}
