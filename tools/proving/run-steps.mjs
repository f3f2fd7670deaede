import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bestNode } from '../launch/best-node.mjs';
import { root } from '../launch/root.mjs';

const REPORTS = join(root, 'artifacts/reports');
/** Steps start many processes that load the same code, so they share a compile cache. */
const COMPILED = join(root, 'node_modules/.cache/compiled');

/** How each test runner is told to write a report to a file, and how its tests are counted. */
const RUNNERS = {
  vitest: {
    ask: (file) => ({
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      env: {},
    }),
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
  playwright: {
    ask: (file) => ({ args: [], env: { JOURNEY_REPORT: file } }),
    // A test that did not run because another one failed doesn't count as passed.
    count: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
    }),
  },
};

/**
 * Runs stages one after the other. A stage is a list of lanes that run in parallel; a lane is a list of steps that run
 * one after the other. All steps run, so that one run shows every failure. The output of the first lane is printed
 * immediately; the output of a step of another lane is printed when it ends. The last line counts each test of a step
 * that reports tests, and each other step as one. Sets the exit code to 1 if anything failed.
 */
export async function runSteps(stages) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const started = performance.now();
  const results = [];
  for (const lanes of stages) {
    const ofLanes = await Promise.all(lanes.map((steps, index) => runLane(steps, index === 0)));
    results.push(...ofLanes.flat());
  }
  const passed = results.reduce((sum, step) => sum + step.passed, 0);
  const failed = results.reduce((sum, step) => sum + step.failed, 0);
  const titles = results.filter((step) => step.failed > 0).map((step) => step.title);
  const verdict = failed === 0 ? 'All is well' : `Failed: ${titles.join(', ')}`;
  console.log(`\n${verdict} (${secondsSince(started)} s)`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function runLane(steps, live) {
  const results = [];
  for (const step of steps) results.push(await run(step, live));
  return results;
}

async function run({ title, program, args = [], env = {}, tests }, live) {
  const started = performance.now();
  const report = join(REPORTS, `${title.replaceAll(' ', '-')}.json`);
  const asked = RUNNERS[tests]?.ask(report) ?? { args: [], env: {} };
  if (live) console.log(`\n— ${title}`);
  // No step is attached to the terminal: its cursor movements would erase the output of another lane.
  const child = spawn(bestNode(), [join(root, program), ...args, ...asked.args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
      ...asked.env,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (live) process.stdout.write(text);
      else kept += text;
    });
  }
  const [status] = await once(child, 'close');
  const said = live ? '' : `\n— ${title}\n${kept}`;
  console.log(`${said}— ${title}: ${status === 0 ? 'good' : 'FAILED'} (${secondsSince(started)} s)`);
  return { title, ...(tests ? countTests(RUNNERS[tests], report, status) : countStep(status)) };
}

function countStep(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that was aborted, or failed outside of its tests, counts as one more failure. */
function countTests(runner, report, status) {
  try {
    const { passed, failed } = runner.count(JSON.parse(readFileSync(report, 'utf8')));
    const unexplained = status !== 0 && failed === 0 ? 1 : 0;
    return { passed, failed: failed + unexplained };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function secondsSince(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}
