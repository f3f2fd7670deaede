import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../apps/store/src/embedded-postgres/index.ts';
import { applyEdit } from '../faults/apply-edit.ts';
import { editsOf, type Fault } from '../faults/fault.ts';
import type { NamedTest } from '../read-table.ts';
import { readTitles } from '../read-titles.ts';
import { readReport } from '../read-report.ts';
import { type Report, titleSource } from '../run-faults.ts';
import { copyTree } from './copy-tree.ts';
import { judge, onlyFilesOf, passedOf, type Verdict } from './judge.ts';
import { isJourney } from './plan.ts';
import { runProgram } from './run-program.ts';
import { partsOf } from './shop-parts.ts';
import { openShopRunner, type Shop, type ShopRunner } from './shop-runner.ts';
import { openTreeBuilder } from './tree-builder.ts';

const PREPARE_LIMIT_MS = 600_000;
const RUN_LIMIT_MS = 300_000;
/** Additional time for each test if several faults are planted. */
const LIMIT_PER_TEST_MS = 120_000;
/** Faults in code that fills a new data folder are visible only in a new one. */
const FILLS_DATA = /^demo\/|\.sql$/;

export type RunTests = {
  readonly tests: readonly NamedTest[];
  /** Also runs the preceding tests of the file: journeys may continue where the previous one ended. */
  readonly withEarlier: boolean;
  /** Stops at the first failed test. */
  readonly stopEarly: boolean;
};

/** A copy of the source tree in which faults are planted, built and tested one after the other. */
export type Lane = {
  plant(fault: Fault): void;
  /** Reverts the planted fault. */
  restore(): void;
  /** Builds the shop without a fault; before the first journey. */
  buildUnbroken(): Promise<Verdict | null>;
  /** Creates the data folder for the journeys of all lanes, with the shop without a fault. */
  prepareData(): Promise<Verdict | null>;
  /** Builds the parts that the planted fault changes. */
  build(): Promise<Verdict | null>;
  run(what: RunTests): Promise<Verdict>;
  /** Runs all tests of several faults that are planted together, and judges each fault by its own tests. */
  runTogether(faults: readonly (readonly NamedTest[])[], withEarlier: boolean): Promise<readonly Verdict[]>;
  /** Runs tests that need no browser in any order; returns the names of those that pass. */
  findPassing(tests: readonly NamedTest[]): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** The Node arguments that run the tests of these files with matching titles. */
type Command = (paths: readonly string[], pattern: string) => string[];

type Ran = { readonly report: Report | null; readonly output: string };

export type LaneOptions = {
  readonly root: string;
  readonly files: readonly string[];
  /** Path of a folder that doesn't exist yet. */
  readonly folder: string;
  /** The prepared data folder for the journeys of all lanes. */
  readonly preparedData: string;
  readonly patienceMs: number;
};

/** Copies the tree into `options.folder` and starts a database server for it; `close` ends both. */
export async function openLane(options: LaneOptions): Promise<Lane> {
  const { root, files, folder, preparedData, patienceMs } = options;
  const tree = join(folder, 'tree');
  copyTree(root, files, tree);
  const postgresDir = join(folder, 'postgres');
  mkdirSync(postgresDir);
  const postgres = await startEmbeddedPostgres({ dataDir: postgresDir, durable: false });
  const builder = openTreeBuilder(tree);
  let shops: ShopRunner | undefined;
  const report = join(folder, 'report.json');
  const changed = new Map<string, string>();
  const read = (path: string) => readFileSync(join(tree, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(tree, path), text);

  const vitest =
    (...options: readonly string[]): Command =>
    (paths, pattern) => {
      const program = join(tree, 'node_modules/vitest/vitest.mjs');
      const reporter = ['--reporter=json', `--outputFile=${report}`];
      return [program, 'run', ...paths, '-t', pattern, '--retry=0', ...reporter, ...options];
    };

  const playwright =
    (...options: readonly string[]): Command =>
    (paths, pattern) => {
      const program = join(tree, 'node_modules/@playwright/test/cli.js');
      const files = paths.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      const once = ['--no-deps', '--workers=1', '--retries=0', '--reporter=json'];
      return [
        program,
        'test',
        '--config',
        join(tree, 'e2e'),
        ...files,
        '--grep',
        pattern,
        ...once,
        ...options,
      ];
    };

  async function execute(
    command: Command,
    { tests, withEarlier }: Omit<RunTests, 'stopEarly'>,
    env: NodeJS.ProcessEnv = {},
  ): Promise<Ran> {
    const titles = tests.flatMap(({ file, title }) =>
      withEarlier ? earlierTitles(read(file), file, title) : [title],
    );
    const pattern = `(${[...new Set(titles)].map(titleSource).join('|')})$`;
    const paths = [...new Set(tests.map(({ file }) => join(tree, file)))];
    rmSync(report, { force: true });
    const { output } = await runProgram(process.execPath, command(paths, pattern), {
      cwd: tree,
      env: {
        TEST_POSTGRES_URL: postgres.url,
        JOURNEY_PATIENCE_MS: String(patienceMs),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      },
      limitMs: RUN_LIMIT_MS + tests.length * LIMIT_PER_TEST_MS,
    });
    return { report: reportIn(report), output };
  }

  /**
   * Runs the tests, which either all need a browser or all don't. The message is the error that prevented the shop's
   * start.
   */
  async function runTests({ stopEarly, ...what }: RunTests): Promise<Ran | string> {
    if (!what.tests.some(isJourney)) return execute(vitest(...(stopEarly ? ['--bail=1'] : [])), what);
    shops ??= await openShopRunner(tree, preparedData, join(folder, 'shops'));
    const fresh = [...changed.keys()].some((file) => FILLS_DATA.test(file));
    let shop: Shop;
    try {
      shop = await shops.start({ fresh });
    } catch (error) {
      return (error as Error).message;
    }
    try {
      const { url, dataDir } = shop;
      return await execute(playwright(...(stopEarly ? ['-x'] : [])), what, {
        JOURNEY_STORE: JSON.stringify({ url, dataDir }),
        // For tests that start their own shops: without it each would create a data folder with the fault.
        ...(fresh ? {} : { JOURNEY_PREPARED_DATA: preparedData }),
      });
    } finally {
      await shop.close();
    }
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
    async buildUnbroken() {
      return brokenBy(await builder.buildUnbroken());
    },
    async prepareData() {
      const args = [join(tree, 'tools/conformance/prove/prepare-data.ts'), preparedData];
      const { status, output } = await runProgram(process.execPath, args, {
        cwd: tree,
        limitMs: PREPARE_LIMIT_MS,
      });
      return brokenBy(status === 0 ? null : output);
    },
    async build() {
      return brokenBy(await builder.build(partsOf([...changed.keys()])));
    },
    async run(what) {
      const ran = await runTests(what);
      return typeof ran === 'string' ? brokenBy(ran) : judge(ran.report, what.tests, ran.output);
    },
    async runTogether(faults, withEarlier) {
      const ran = await runTests({ tests: faults.flat(), withEarlier, stopEarly: false });
      return faults.map((tests) => {
        if (typeof ran === 'string') return brokenBy(ran);
        return judge(ran.report && onlyFilesOf(ran.report, tests), tests, ran.output);
      });
    },
    async findPassing(tests) {
      const { report } = await execute(vitest('--sequence.shuffle.tests'), { tests, withEarlier: false });
      return passedOf(report, tests);
    },
    async close() {
      builder.close();
      await shops?.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function brokenBy(message: string): Verdict;
function brokenBy(message: string | null): Verdict | null;
function brokenBy(message: string | null): Verdict | null {
  return message === null ? null : { kind: 'breaks the build or the start', message };
}

/** The titles of a file's tests, from the first one to this one. */
function earlierTitles(text: string, file: string, title: string): string[] {
  const all = [...readTitles(file, text)];
  return all.slice(0, all.indexOf(title) + 1);
}

function reportIn(path: string): Report | null {
  try {
    return readReport(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}
