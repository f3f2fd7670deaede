/** npm run sql [-- STATEMENT]: runs statements on the shop's database, whether the shop is running or not. */
import { runNode } from './launch/run-node.mjs';

runNode('apps/store/src/sql.ts', process.argv.slice(2));
