/**
 * The checks of the sources, the quick ones first. `program` is a file below the root that Node runs; `tests` names its
 * test runner.
 */
export const CHECKS = [
  { title: 'format', program: 'node_modules/@biomejs/biome/bin/biome', args: ['format', '.'] },
  { title: 'boundaries', program: 'tools/boundaries/main.ts' },
  { title: 'retired words', program: 'tools/words/main.ts' },
  { title: 'conformance', program: 'tools/conformance/main.ts' },
  { title: 'lint', program: 'node_modules/oxlint/bin/oxlint' },
  { title: 'types', program: 'node_modules/typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  {
    title: 'types of the journeys',
    program: 'node_modules/typescript/bin/tsc',
    args: ['-p', 'e2e/tsconfig.json'],
  },
  {
    title: 'types of what watches pages',
    program: 'node_modules/typescript/bin/tsc',
    args: ['-p', 'bench/src/pages/tsconfig.json'],
  },
  {
    title: 'types of the pages',
    program: 'node_modules/typescript/bin/tsc',
    args: ['-p', 'apps/web/tsconfig.json'],
  },
  { title: 'unused code', program: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
];

/** The tests that need no build. */
export const UNITS = [
  { title: 'rules and calls', program: 'node_modules/vitest/vitest.mjs', args: ['run'], tests: 'vitest' },
];

export const BUILD = [{ title: 'build', program: 'tools/launch/build.mjs' }];

/** The tests that need the built product. */
export const PRODUCT = [
  {
    title: 'journeys',
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config', 'e2e'],
    tests: 'playwright',
  },
  { title: 'conformance of the runs', program: 'tools/conformance/main.ts', args: ['--ran'] },
];
