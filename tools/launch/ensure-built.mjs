import { runNode } from './run-node.mjs';
import { isBuilt } from './source-state.mjs';

/** Builds if a source file was changed, added or removed since the last build. */
export function ensureBuilt() {
  if (!isBuilt()) runNode('tools/launch/build.mjs');
}
