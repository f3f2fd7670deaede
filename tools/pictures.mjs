/**
 * npm run pictures: takes the README's screenshots of the built shop. With --sheet it only draws random products, which
 * needs no shop; the options are those of demo/src/contact-sheet.ts.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bestNode } from './launch/best-node.mjs';
import { root } from './launch/root.mjs';

const args = process.argv.slice(2);
const programs = args.some((arg) => arg.startsWith('--sheet'))
  ? ['demo/src/contact-sheet.ts']
  : ['tools/launch/build.mjs', 'e2e/pictures.ts'];
for (const program of programs) {
  const { status } = spawnSync(bestNode(), [join(root, program), ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
