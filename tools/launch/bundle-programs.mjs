import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';

/** The programs of `apps/store/dist`, and the entry file of each. */
const PROGRAMS = {
  main: 'apps/store/src/main.ts',
  import: 'apps/store/src/import.ts',
  backup: 'apps/store/src/backup.ts',
  'reset-second-factor': 'apps/store/src/reset-second-factor.ts',
  restore: 'apps/store/src/restore.ts',
  'picture-worker': 'demo/src/pictures/picture-worker.ts',
};

const BUNDLED = /^(?:@jhola\/|@react-email\/|react(?:-dom)?(?:$|\/))/;

/** Bundles the programs of the tree at `root` into its `apps/store/dist`. */
export async function bundlePrograms(root) {
  // Each in a separate bundle: in a shared one, loading one program can run another.
  await Promise.all(Object.entries(PROGRAMS).map(([name, input]) => bundle(root, name, input)));
}

async function bundle(root, name, input) {
  const built = await rolldown({
    cwd: root,
    input: { [name]: input },
    platform: 'node',
    // Our own packages are bundled, so that a Node without type stripping can run them. npm packages aren't, except the
    // ones that render mails: the bundle contains React's production build, which is ten times faster, whatever
    // NODE_ENV says.
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !BUNDLED.test(id),
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  });
  await built.write({
    dir: join(root, 'apps/store/dist'),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: `${name}-[name]-[hash].js`,
  });
  await built.close();
}
