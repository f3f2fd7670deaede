/** npm run reset-second-factor -- EMAIL: like npm start, for the program that turns off somebody's second factor. */
import { runTool } from './launch/run-tool.mjs';

runTool('reset-second-factor.js', process.argv.slice(2));
