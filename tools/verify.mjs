/** npm run verify: everything that can be said about the sources without building them. */
import { runSteps } from './proving/run-steps.mjs';
import { VERIFY } from './proving/steps.mjs';

runSteps(VERIFY);
