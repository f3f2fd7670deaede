/** npm run evaluate:search [-- --list FILE.csv]: the share of the judged queries that the search passes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './launch/best-node.mjs';
import { root } from './launch/root.mjs';

const args = [join(root, 'evaluation/src/main.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(bestNode(), args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
