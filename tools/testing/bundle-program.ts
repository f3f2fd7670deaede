import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { isSeparate } from '../launch/bundle-programs.mjs';
import { root } from '../launch/root.mjs';

/** A program of the tests in one file. */
export type BundledProgram = {
  readonly path: string;
  remove(): Promise<void>;
};

/**
 * Bundles a program that tests start many times: loading one file takes a fraction of the CPU time of loading the
 * server's modules separately. The file is within the tree, because it loads packages with native code.
 */
export async function bundleProgram(entry: string): Promise<BundledProgram> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'program-'));
  const built = await rolldown({
    input: { program: entry },
    platform: 'node',
    external: isSeparate,
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  });
  await built.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  });
  await built.close();
  return {
    path: join(folder, 'program.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
