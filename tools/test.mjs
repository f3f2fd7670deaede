/** npm test: all checks and tests, including journeys in a real browser. */
import { ensureInstalled } from './launch/ensure-installed.mjs';
import { runSteps } from './proving/run-steps.mjs';
import { BUILD, CHECKS, PRODUCT, UNITS } from './proving/steps.mjs';

ensureInstalled();
const { ensureChromium } = await import('./chromium/ensure-chromium.mjs');
process.env.CHROME_PATH = ensureChromium();
await runSteps([[UNITS, [...CHECKS, ...BUILD]], [PRODUCT]]);
