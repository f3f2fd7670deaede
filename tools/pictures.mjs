/**
 * npm run pictures: takes the README's screenshots of the built shop. With --sheet it only draws random products, which
 * needs no shop; the options are those of demo/src/contact-sheet.ts.
 */
import { runNode } from './launch/run-node.mjs';

const args = process.argv.slice(2);
const drawsSheet = args.some((arg) => arg.startsWith('--sheet'));
const programs = drawsSheet ? ['demo/src/contact-sheet.ts'] : ['tools/launch/build.mjs', 'e2e/pictures.ts'];
for (const program of programs) runNode(program, args);
