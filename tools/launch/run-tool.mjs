import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './best-node.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ENVIRONMENT, NODE_OPTIONS } from './node-settings.mjs';
import { root } from './root.mjs';
import { runProgram } from './run-program.mjs';

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
