import { copyFile, rm, stat, truncate } from 'node:fs/promises';

const MOST_BYTES = 10 * 1024 * 1024;
const LOOK_EVERY_MS = 60_000;

/**
 * Moves a log that has more than `most` bytes to `PATH.1`, replacing an earlier one. The log stays the same file,
 * because the server has it open: a line that is written between the copy and the cut is lost.
 */
export async function boundLog(path: string, most = MOST_BYTES): Promise<void> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null || file.size <= most) return;
  // First, because the disk may be full.
  await rm(`${path}.1`, { force: true });
  await copyFile(path, `${path}.1`);
  await truncate(path);
}

/** Bounds a log every minute. Returns a function that ends this. An error, as of a full disk, is left to the next try. */
export function keepLogBounded(path: string): () => void {
  const timer = setInterval(() => void boundLog(path).catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
