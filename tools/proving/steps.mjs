/** For programs written in Go: collect garbage less often, which takes a fifth of their CPU time by default. */
const RARE_COLLECTION = { GOGC: '400' };

/**
 * Checks the types of a project. Incremental: the next run checks only what changes affect. The tests run meanwhile on
 * all cores, so one checker is enough: each further one checks the libraries' types again, which doubles the CPU time.
 */
function types(title, project) {
  const buildInfo = `node_modules/.cache/types/${title.replaceAll(' ', '-')}.tsbuildinfo`;
  return {
    title,
    program: 'node_modules/typescript/bin/tsc',
    args: ['-p', project, '--incremental', '--tsBuildInfoFile', buildInfo, '--checkers', '1'],
    env: RARE_COLLECTION,
  };
}

/**
 * The checks of the sources, the quick ones first. `program` is a file below the root that Node runs; `tests` names its
 * test runner; `env` is added to the environment.
 */
export const CHECKS = [
  { title: 'format', program: 'node_modules/@biomejs/biome/bin/biome', args: ['format', '.'] },
  { title: 'boundaries', program: 'tools/boundaries/main.ts' },
  { title: 'retired words', program: 'tools/words/main.ts' },
  { title: 'docstrings', program: 'tools/docstrings/main.ts' },
  { title: 'texts in catalogues', program: 'tools/literal-texts/main.ts' },
  { title: 'conformance', program: 'tools/conformance/main.ts' },
  { title: 'migrations beside old processes', program: 'tools/migrations/main.ts' },
  { title: 'packages', program: 'tools/supply-chain/main.ts' },
  { title: 'failure table', program: 'tools/conformance/failure-table.ts' },
  { title: 'security requirements', program: 'tools/conformance/asvs.ts' },
  {
    title: 'lint',
    program: 'node_modules/oxlint/bin/oxlint',
    // One thread means one type checker, as above.
    env: { ...RARE_COLLECTION, GOMAXPROCS: '1' },
  },
  types('types', 'tsconfig.json'),
  types('types of the journeys', 'e2e/tsconfig.json'),
  types('types of the page benchmarks', 'bench/src/pages/tsconfig.json'),
  types('types of the pages', 'apps/web/tsconfig.json'),
  { title: 'unused code', program: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
];

/** The tests that need no build. */
export const UNITS = [
  { title: 'rules and calls', program: 'node_modules/vitest/vitest.mjs', args: ['run'], tests: 'vitest' },
];

export const BUILD = [{ title: 'build', program: 'tools/launch/build.mjs' }];

/** Installs a browser for the journeys on a bare machine. */
export const BROWSER = [{ title: 'browser', program: 'tools/chromium/main.mjs' }];

/** Fails if a write costs more CPU time than recorded. Needs a build. */
export const WRITES_GATE = [
  { title: 'cost of writes', program: 'bench/src/writes.ts', args: ['--rounds', '100', '--gate'] },
];

/** Fills a data folder with the demo shop, of which each worker's shop gets a copy. */
export function demoShop(dataDir) {
  return { title: 'demo shop', program: 'tools/conformance/prove/prepare-data.ts', args: [dataDir] };
}

function playwright(title, args) {
  return {
    title,
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config', 'e2e', '--no-deps', ...args],
    tests: 'playwright',
  };
}

/** The tests that need the built product. */
export const JOURNEYS = [playwright('journeys', ['--project=store', '--project=journeys'])];

/** Tests that measure seconds. Nothing may run beside them. */
export const TIMING = [playwright('timing', ['--project=timing'])];

/** Whether each test that docs/conformance.md names ran and passed. */
export const RAN = [
  { title: 'conformance of the runs', program: 'tools/conformance/main.ts', args: ['--ran'] },
];
