/** npm run journeys: runs the browser journeys, or those selected by the arguments of Playwright's `test`. */
import { ensureChromium } from './chromium/ensure-chromium.mjs';
import { runNode } from './launch/run-node.mjs';

const args = ['test', '--config', 'e2e', ...process.argv.slice(2)];
const env = { ...process.env, CHROME_PATH: ensureChromium() };
runNode('node_modules/@playwright/test/cli.js', args, { env });
