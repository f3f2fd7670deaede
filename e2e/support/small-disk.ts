import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LARGE_KB = 1024 * 1024;
/** Environment variable by which the workers know what the first process found out. */
const VARIABLE = 'JOURNEY_SMALL_DISKS';

/** A disk in memory whose size can be changed. */
export type SmallDisk = {
  readonly folder: string;
  /** Leaves no free room. */
  shrink(): Promise<void>;
  /** Makes it large again. */
  grow(): void;
  remove(): void;
};

/** Mounts a disk of 1 GB. Throws unless this is root on Linux, with the right to mount. */
export function mountSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'jhola-disk-'));
  const resize = (kb: number) => execFileSync('mount', ['-o', `remount,size=${kb}k`, folder]);
  try {
    const options = `size=${LARGE_KB}k,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'jhola', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    folder,
    async shrink() {
      const { bsize, blocks, bfree } = await statfs(folder);
      resize(((blocks - bfree) * bsize) / 1024);
    },
    grow: () => resize(LARGE_KB),
    remove() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether this machine lets us mount a disk. Tries it once in a run, and says so if it doesn't. */
export function canMountSmallDisks(): boolean {
  process.env[VARIABLE] ??= String(tryToMount());
  return process.env[VARIABLE] === 'true';
}

function tryToMount(): boolean {
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    try {
      mountSmallDisk().remove();
      return true;
    } catch {
      // A container without the right to mount.
    }
  }
  console.warn('The test of a full disk is left out: only root on Linux can mount a small disk');
  return false;
}
