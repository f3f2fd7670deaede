import { type FileHandle, open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { vi } from 'vitest';

/** Identifies a file or folder in what `flushedDuring` returns. */
export const inodeOf = async (path: string): Promise<number> => (await stat(path)).ino;

/** Runs `work`, and returns its result with the inodes of what it flushes to the disk, in that order. */
export async function flushedDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; flushed: number[] }> {
  const handle = await open(tmpdir());
  const flushed: number[] = [];
  const { sync } = handle;
  const spy = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
  spy.mockImplementation(async function (this: FileHandle) {
    flushed.push((await this.stat()).ino);
    await sync.call(this);
  });
  const result = await work().finally(() => spy.mockRestore());
  await handle.close();
  return { result, flushed };
}
