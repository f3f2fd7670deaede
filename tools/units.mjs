/** npm run units [-- FILE -t TITLE]: runs the tests that need no build, or those of some files or titles. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './launch/best-node.mjs';
import { root } from './launch/root.mjs';

const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)];
const { status } = spawnSync(bestNode(), args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
