/** npm run verify: all checks and tests that need no build. */
import { runSteps } from './proving/run-steps.mjs';
import { CHECKS, UNITS } from './proving/steps.mjs';

await runSteps([[UNITS, CHECKS]]);
