/**
 * Builds the tree whose `apps/web` it was started in, as often as it is asked: a fresh process for each build would
 * load Vite anew. Nothing is compressed beforehand, which takes longer than the rest: the shop serves it plain.
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
      // Not from a file of ours: the tree's own.
      const builder = await createBuilder({ root: web, logLevel: 'error' }, null);
      await builder.buildApp();
    }
    if (programs) await bundlePrograms(root);
    process.send?.(null);
  } catch (error) {
    process.send?.(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
});
