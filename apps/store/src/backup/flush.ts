import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Flushes a folder to the disk, with all files and folders in it: they survive a power failure. */
export async function flushAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await flushFolder(path);
    else await flush(path, 'r+');
  }
  await flushFolder(folder);
}

/** Flushes the names in a folder to the disk. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await flush(folder, 'r');
}

async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}
