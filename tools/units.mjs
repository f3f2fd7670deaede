/** npm run units [-- FILE -t TITLE]: runs the tests that need no build, or those of some files or titles. */
import { runNode } from './launch/run-node.mjs';

runNode('node_modules/vitest/vitest.mjs', ['run', ...process.argv.slice(2)]);
