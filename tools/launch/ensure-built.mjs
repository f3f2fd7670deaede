import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './best-node.mjs';
import { root } from './root.mjs';
import { isBuilt } from './source-state.mjs';

/** Builds if a source file was changed, added or removed since the last build. */
export function ensureBuilt() {
  if (isBuilt()) return;
  const { status } = spawnSync(bestNode(), [join(root, 'tools/launch/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
