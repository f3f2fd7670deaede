/** npm run journeys: runs the browser journeys, or those selected by the arguments of Playwright's `test`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium/ensure-chromium.mjs';
import { bestNode } from './launch/best-node.mjs';
import { root } from './launch/root.mjs';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const args = ['test', '--config', join(root, 'e2e'), ...process.argv.slice(2)];
const env = { ...process.env, CHROME_PATH: ensureChromium() };
const { status } = spawnSync(bestNode(), [playwright, ...args], { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
