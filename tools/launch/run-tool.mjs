import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './best-node.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './root.mjs';

/**
 * Young objects get 4 MB a half instead of 16: the shop takes 80 MB less, and answers about as fast.
 */
const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=4'];

/** Runs one of the built programs of `apps/store/dist`, after installing and building where needed. */
export function runTool(file, args) {
  ensureInstalled();
  ensureBuilt();
  const program = join(root, 'apps/store/dist', file);
  // The channel tells the program when we are gone, however we went.
  const child = spawn(bestNode(), [...NODE_OPTIONS, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A Ctrl-C in a terminal reaches the program by itself as well: it takes two at once for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // The shell that npm puts between dies of a signal without handing it on: then we have another parent.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
