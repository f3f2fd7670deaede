/** npm run import -- FILE: like npm start, for the importer. */
import { runTool } from './launch/run-tool.mjs';

runTool('import.js', process.argv.slice(2));
