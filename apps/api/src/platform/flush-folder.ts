import { open } from 'node:fs/promises';

/** Flushes the names in a folder to the disk: files that were added or renamed survive a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows can't open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
