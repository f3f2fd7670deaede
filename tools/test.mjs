/** npm test: all checks and tests, including journeys in a real browser. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './launch/ensure-installed.mjs';
import { runSteps } from './proving/run-steps.mjs';
import { BROWSER, BUILD, CHECKS, demoShop, JOURNEYS, RAN, TIMING, UNITS } from './proving/steps.mjs';
import { makeRunFolder } from './testing/run-folder.mjs';

ensureInstalled();

// One prepared data folder for both runs of Playwright. The space finds code that doesn't quote paths.
const folder = await makeRunFolder('jhola journeys');
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
const dataDir = join(folder, 'data');
process.env.JOURNEY_PREPARED_DATA = dataDir;

// Downloading a browser is mostly waiting, so it runs beside the tests that need none.
await runSteps([[UNITS, [...CHECKS, ...BUILD, demoShop(dataDir)], BROWSER], [JOURNEYS], [TIMING], [RAN]]);
