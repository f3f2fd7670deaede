/** npm run prove:payments: runs the tests that prove that nobody pays twice, and prints their figures. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './launch/best-node.mjs';
import { root } from './launch/root.mjs';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const tests = ['apps/api/src/features/payments', 'apps/store/src/payments'];
const args = ['run', ...tests, '--reporter=./tools/testing/figures-reporter.ts'];
const env = { ...process.env, PROVE_IN_FULL: '1' };
const { status } = spawnSync(bestNode(), [vitest, ...args], { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
