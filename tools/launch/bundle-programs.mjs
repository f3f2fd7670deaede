import { mkdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { slimMap, withoutWideLetters } from './slim-bundle.mjs';

/** The programs of `apps/store/dist`, and the entry file of each. */
const PROGRAMS = {
  main: 'apps/store/src/main.ts',
  import: 'apps/store/src/import.ts',
  backup: 'apps/store/src/backup.ts',
  'reset-second-factor': 'apps/store/src/reset-second-factor.ts',
  restore: 'apps/store/src/restore.ts',
  'picture-worker': 'demo/src/pictures/picture-worker.ts',
};

/** Our own packages are bundled, so that a Node without type stripping can run them; and those that render mails. */
const BUNDLED = /^(?:@jhola\/|@react-email\/|react(?:-dom)?(?:$|\/))/;
/**
 * The program that stays open contains all packages except these, which have native code or are loaded only in some
 * shops: 600 separate modules would need 20 MB more and make the start longer.
 */
const SEPARATE = /^(?:node:|sharp$|@node-rs\/|@opentelemetry\/|@scalar\/|@zxcvbn-ts\/)/;

/** Whether the program that stays open loads this import as a separate module. */
export const isSeparate = (id) => SEPARATE.test(id);

/**
 * pino asks for its caller's file, which only its transports use: we have none. With `--enable-source-maps` Node would
 * parse the whole source map for it at each start.
 */
export const withoutPinoCaller = {
  name: 'without-pino-caller',
  load: (id) => (PINO_CALLER.test(id) ? 'module.exports = () => undefined;' : null),
};
const PINO_CALLER = /[\\/]pino[\\/]lib[\\/]caller\.js$/;

/**
 * V8 keeps the text of a program in memory, and Node the length of each of its lines. Names stay as they are, for stacks
 * and profiles.
 */
const WITHOUT_WHITESPACE = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

const isPackage = (id) => !id.startsWith('.') && !isAbsolute(id) && !BUNDLED.test(id);

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
    plugins: [withoutPinoCaller],
    external: name === 'main' ? isSeparate : isPackage,
    // The bundle contains React's production build, which is ten times faster, whatever NODE_ENV says.
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  });
  const { output } = await built.generate({
    format: 'esm',
    sourcemap: true,
    comments: false,
    minify: WITHOUT_WHITESPACE,
    chunkFileNames: `${name}-[name]-[hash].js`,
  });
  await built.close();
  const dist = join(root, 'apps/store/dist');
  await mkdir(dist, { recursive: true });
  await Promise.all(output.filter(({ type }) => type === 'chunk').map((chunk) => writeChunk(dist, chunk)));
}

async function writeChunk(dist, { fileName, code, map }) {
  await writeFile(join(dist, fileName), withoutWideLetters(code));
  if (map) await writeFile(join(dist, `${fileName}.map`), JSON.stringify(slimMap(map)));
}
