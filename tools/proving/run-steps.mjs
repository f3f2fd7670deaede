import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bestNode } from '../launch/best-node.mjs';
import { root } from '../launch/root.mjs';

const REPORTS = join(root, 'artifacts/reports');

/**
 * Runs steps one after the other and says how each went; all of them, so that every fault is seen in one run.
 * The last line counts: each test of a step that reports tests, and each other step as one. Ends the process
 * with 1 if anything failed.
 */
export function runSteps(steps) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const failed = [];
  for (const step of steps) {
    const { passed, failed: faults } = run(step);
    total.passed += passed;
    total.failed += faults;
    if (faults > 0) failed.push(step.title);
  }
  console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (failed.length > 0) process.exit(1);
}

function run({ title, program, args = [], tests = false }) {
  const started = performance.now();
  console.log(`\n— ${title}`);
  const report = join(REPORTS, `${title.replaceAll(' ', '-')}.json`);
  const reporters = tests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const { status } = spawnSync(bestNode(), [join(root, program), ...args, ...reporters], {
    cwd: root,
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`— ${title}: ${status === 0 ? 'good' : 'FAILED'} (${seconds} s)`);
  return tests ? countTests(report, status) : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

/** A run that broke off, or failed beside its tests, counts as one failure more. */
function countTests(report, status) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const silent = status !== 0 && numFailedTests === 0 ? 1 : 0;
    return { passed: numPassedTests, failed: numFailedTests + silent };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
