/**
 * npm run reset-second-factor -- EMAIL: like npm start, but runs the program that turns off a user's two-step
 * verification.
 */
import { runTool } from './launch/run-tool.mjs';

runTool('reset-second-factor.js', process.argv.slice(2));
