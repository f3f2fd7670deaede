/**
 * npm run dev: runs the shop from its sources. Pages and style sheets are updated in the browser when they are saved.
 * The server restarts when its files change, and applies new migrations when it starts.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './launch/best-node.mjs';
import { ensureInstalled } from './launch/ensure-installed.mjs';
import { root } from './launch/root.mjs';

ensureInstalled();
const program = join(root, 'apps/store/src/dev.ts');
// Vite watches the pages and updates them without a restart.
const watched = ['packages', 'apps/api/src', 'apps/api/migrations', 'apps/store/src', 'demo/src'];
const watch = watched.map((folder) => `--watch-path=${join(root, folder)}`);
const child = spawn(bestNode(), [...watch, '--watch-preserve-output', program], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
