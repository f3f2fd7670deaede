/** npm run verify: everything that can be said about the sources without building them. */
import { runSteps } from './proving/run-steps.mjs';
import { CHECKS, UNITS } from './proving/steps.mjs';

await runSteps([[UNITS, CHECKS]]);
