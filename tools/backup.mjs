/** npm run backup -- FOLDER: like npm start, for the program that takes a backup. */
import { runTool } from './launch/run-tool.mjs';

runTool('backup.js', process.argv.slice(2));
