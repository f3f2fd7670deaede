import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from './if-missing.ts';

/**
 * The names of the files of a folder that match `pattern` and were last written before a time; none if the folder
 * doesn't exist. Reads the times only of files that match.
 */
export async function oldFiles(folder: string, pattern: RegExp, before: Date): Promise<string[]> {
  const names = (await readdir(folder).catch(ifMissing([]))).filter((name) => pattern.test(name));
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(ifMissing(null));
    if (found !== null && found.mtime < before) old.push(name);
  }
  return old;
}
