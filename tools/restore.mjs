/** npm run restore -- FOLDER: like npm start, for the program that restores one. */
import { runTool } from './launch/run-tool.mjs';

runTool('restore.js', process.argv.slice(2));
