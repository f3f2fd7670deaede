import { globSync } from 'node:fs';
import { resolve } from 'node:path';

const SOURCES = globSync(['app/**/*.{ts,tsx}', '../../packages/*/src/**/*.ts'], { cwd: import.meta.dirname })
  .map((path) => resolve(import.meta.dirname, path).replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$/.test(path));
const ICONS = globSync('lucide/dist/esm/icons/*.mjs', {
  cwd: resolve(import.meta.dirname, '../../node_modules'),
}).map((path) => path.replaceAll('\\', '/'));

/**
 * Whether a module is one of these files of ours. A file is named by the end of its path without the extension, a
 * folder by the end of its path with a slash. Throws if there is no such file or folder, for example after a renaming.
 */
export function filesNamed(...names: string[]): (id: string) => boolean {
  const patterns = names.map((name) => {
    const pattern = new RegExp(`/${name}${name.endsWith('/') ? '[^?]*' : ''}\\.tsx?$`);
    if (!SOURCES.some((path) => pattern.test(path)))
      throw new Error(`The build puts ${name} into a chunk, but there is no such file`);
    return pattern;
  });
  return (id) => patterns.some((pattern) => pattern.test(id));
}

/** Whether a module is one of these message catalogues, in any language. Throws if there is no such catalogue. */
export function cataloguesNamed(...names: string[]): (id: string) => boolean {
  const isEnglish = filesNamed(...names.map((name) => `messages/en/${name}`));
  return (id) => isEnglish(id.replace(/\/messages\/[a-z]{2}\//, '/messages/en/'));
}

/** Whether a module is one of these icons. Throws if there is no such icon. */
export function iconsNamed(...names: string[]): (id: string) => boolean {
  for (const name of names) {
    if (!ICONS.some((path) => path.endsWith(`/${name}.mjs`))) throw new Error(`There is no icon ${name}`);
  }
  const pattern = new RegExp(`/lucide/dist/esm/icons/(${names.join('|')})\\.mjs$`);
  return (id) => pattern.test(id);
}
