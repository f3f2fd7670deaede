/** npm run prove:payments: runs the tests that prove that nobody pays twice, and prints their figures. */
import { runNode } from './launch/run-node.mjs';

const tests = ['apps/api/src/features/payments', 'apps/store/src/payments'];
const args = ['run', ...tests, '--reporter=./tools/testing/figures-reporter.ts'];
runNode('node_modules/vitest/vitest.mjs', args, { env: { ...process.env, PROVE_IN_FULL: '1' } });
