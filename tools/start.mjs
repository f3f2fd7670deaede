/**
 * npm start: installs the packages of the lock file, builds what changed, runs the shop and restarts it after a crash.
 * Plain JavaScript without dependencies, since it runs on the oldest supported Node, before anything is installed.
 */
import { runTool } from './launch/run-tool.mjs';

runTool('main.js', process.argv.slice(2), { stayOpen: true });
