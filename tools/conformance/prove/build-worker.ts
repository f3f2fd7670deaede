/**
 * Builds the tree in whose `apps/web` it was started, once per message: a new process for each build would have to load
 * Vite again. Doesn't compress the assets, which takes longer than the rest; the shop serves them uncompressed.
 */
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { bundlePrograms } from '../../launch/bundle-programs.mjs';
import type { Parts } from './shop-parts.ts';

const web = process.cwd();
const root = join(web, '../..');

process.on('message', async ({ pages, programs }: Parts) => {
  try {
    if (pages) {
      // Imports Vite from the copied tree, not from this one.
      const builder = await createBuilder({ root: web, logLevel: 'error' }, null);
      await builder.buildApp();
    }
    if (programs) await bundlePrograms(root);
    process.send?.(null);
  } catch (error) {
    process.send?.(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
});
