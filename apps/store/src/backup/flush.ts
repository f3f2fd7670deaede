import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from '@jhola/api';

/** Flushes a folder to the disk, with all files and folders in it: they survive a power failure. */
export async function flushAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await flushFolder(path);
    else await flushFile(path);
  }
  await flushFolder(folder);
}

async function flushFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}
