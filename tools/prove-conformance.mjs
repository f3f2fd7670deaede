/** npm run prove:conformance: plants one fault at a time in the shop, and checks that tests notice it. */
import { ensureInstalled } from './launch/ensure-installed.mjs';
import { runNode } from './launch/run-node.mjs';

ensureInstalled();
const { ensureChromium } = await import('./chromium/ensure-chromium.mjs');
const env = { ...process.env, CHROME_PATH: ensureChromium() };
runNode('tools/conformance/prove/main.ts', process.argv.slice(2), { env });
