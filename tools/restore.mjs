/** npm run restore -- FOLDER: like npm start, but runs the program that restores a backup. */
import { runTool } from './launch/run-tool.mjs';

runTool('restore.js', process.argv.slice(2));
