/** Fills the data folder given as argument with the demo shop. */
import { fillData } from '../../../e2e/support/data-folder.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Which folder?');
await fillData(dataDir);
