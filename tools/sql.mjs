/** npm run sql [-- STATEMENT]: runs statements on the shop's database, whether the shop is running or not. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './launch/best-node.mjs';
import { root } from './launch/root.mjs';

const args = [join(root, 'apps/store/src/sql.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(bestNode(), args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
