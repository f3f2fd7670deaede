import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './best-node.mjs';
import { root } from './root.mjs';

/**
 * Runs a file below the root with the best Node of this machine, in this terminal, and waits until it ends. If it
 * fails, this process ends with the same code.
 */
export function runNode(file, args = [], { cwd = root, env = process.env } = {}) {
  const { status } = spawnSync(bestNode(), [join(root, file), ...args], { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
