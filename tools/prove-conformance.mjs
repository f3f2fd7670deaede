/** npm run prove:conformance: plants one fault at a time in the shop, and checks that tests notice it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './launch/ensure-installed.mjs';
import { root } from './launch/root.mjs';

ensureInstalled();
const { bestNode } = await import('./launch/best-node.mjs');
const { ensureChromium } = await import('./chromium/ensure-chromium.mjs');
process.env.CHROME_PATH = ensureChromium();
const main = join(root, 'tools/conformance/prove/main.ts');
const { status } = spawnSync(bestNode(), [main, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
