/** npm run import -- FILE: like npm start, but runs the importer. */
import { runTool } from './launch/run-tool.mjs';

runTool('import.js', process.argv.slice(2));
