import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const SOURCES = ['packages', 'apps', 'demo', 'package-lock.json', 'tools/launch'];
const NO_SOURCES = /^(node_modules|dist|build)$|\.test\.tsx?$/;
const PRODUCTS = ['apps/store/dist/main.js', 'apps/web/build/server/en/index.js', 'apps/web/build/client'];
const stamp = join(root, 'apps/store/dist/.built');

/** One line that describes the state of the sources: number of files, total size, and the newest modification time. */
export function sourceState() {
  let count = 0;
  let bytes = 0;
  let newest = 0;
  const look = (path) => {
    const info = statSync(path);
    if (info.isDirectory()) {
      for (const name of readdirSync(path)) if (!NO_SOURCES.test(name)) look(join(path, name));
      return;
    }
    count += 1;
    bytes += info.size;
    newest = Math.max(newest, info.mtimeMs);
  };
  for (const source of SOURCES) look(join(root, source));
  return `${count} files, ${bytes} bytes, ${newest}`;
}

/** Whether the last complete build was made from the current sources. */
export function isBuilt() {
  if (!existsSync(stamp) || !PRODUCTS.every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(stamp, 'utf8') === sourceState();
}

/** Records the source state of a completed build. */
export function recordBuild(state) {
  writeFileSync(stamp, state);
}
