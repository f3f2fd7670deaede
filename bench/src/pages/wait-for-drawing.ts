import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const QUIET_MS = 5_000;

/** Waits until a new shop has drawn its first pictures: drawing uses one core, which the browser needs. */
export async function waitForDrawing(dataDir: string): Promise<void> {
  const drawn = async () =>
    (await readdir(join(dataDir, 'cache/images'), { recursive: true }).catch(() => [])).length;
  for (let before = -1, now = await drawn(); now !== before; now = await drawn()) {
    before = now;
    await wait(QUIET_MS);
  }
}
