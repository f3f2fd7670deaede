/** npm run evaluate:search [-- --list FILE.csv]: the share of the judged queries that the search passes. */
import { runNode } from './launch/run-node.mjs';

runNode('evaluation/src/main.ts', process.argv.slice(2));
