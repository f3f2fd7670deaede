import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './best-node.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './root.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Settings of V8 (decision E49): a young generation of 4 MB per semi-space instead of 16, which takes 80 MB less, and one
 * background thread instead of four, because each keeps pages of the heap and memory for compiling.
 */
const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=4', '--v8-pool-size=1'];
/**
 * Settings of glibc (decision E49). It has two pools of memory instead of one for each thread: what one thread frees,
 * another can use. It returns each block of at least 128 kB to the system when it is freed; without the setting it raises
 * that size up to 32 MB, and large blocks leave holes.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Runs one of the built programs of `apps/store/dist`, after installing and building if necessary. With `stayOpen` a
 * program that has been ready and ends unexpectedly, for any reason, is started again.
 */
export function runTool(file, args, { stayOpen = false } = {}) {
  ensureInstalled();
  ensureBuilt();
  const program = join(root, 'apps/store/dist', file);
  runProgram(
    () =>
      // The IPC channel tells the program when this process ends, however it ends.
      spawn(bestNode(), [...NODE_OPTIONS, program, ...args], {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: { ...ENVIRONMENT, ...process.env },
      }),
    { stayOpen },
  );
}
