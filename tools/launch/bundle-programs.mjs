import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';

/** The programs of `apps/store/dist`, and the file that each begins with. */
const PROGRAMS = {
  main: 'apps/store/src/main.ts',
  import: 'apps/store/src/import.ts',
  'picture-worker': 'demo/src/pictures/picture-worker.ts',
};

/** Bundles the programs of the tree at `root` into its `apps/store/dist`. */
export async function bundlePrograms(root) {
  // Each in a bundle of its own: in a common one, loading one program can run another.
  await Promise.all(Object.entries(PROGRAMS).map(([name, input]) => bundle(root, name, input)));
}

async function bundle(root, name, input) {
  const built = await rolldown({
    cwd: root,
    input: { [name]: input },
    platform: 'node',
    // Our own packages go in, so that a Node without type stripping runs them; all else stays what npm installed.
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@jhola/'),
  });
  await built.write({
    dir: join(root, 'apps/store/dist'),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: `${name}-[name]-[hash].js`,
  });
  await built.close();
}
