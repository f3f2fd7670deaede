/**
 * npm start: installs what the lock says, builds what changed, runs the shop and keeps it running. Plain JavaScript without
 * dependencies, since it has to run on the oldest Node that is allowed, before anything is installed.
 */
import { runTool } from './launch/run-tool.mjs';

runTool('main.js', process.argv.slice(2), { stayOpen: true });
