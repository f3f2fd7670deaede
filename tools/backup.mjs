/** npm run backup -- FOLDER: like npm start, but runs the backup program. */
import { runTool } from './launch/run-tool.mjs';

runTool('backup.js', process.argv.slice(2));
