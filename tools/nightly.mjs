/**
 * npm run nightly: what takes too long for every commit. The tests of races and those at size in full, then the CPU
 * time of writes against its recorded values. Nothing else may run on the machine during the second part.
 */
import { runSteps } from './proving/run-steps.mjs';
import { BUILD, UNITS, WRITES_GATE } from './proving/steps.mjs';

process.env.PROVE_IN_FULL = '1';
await runSteps([[UNITS], [BUILD], [WRITES_GATE]]);
