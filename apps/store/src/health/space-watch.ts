import { stat, statfs } from 'node:fs/promises';

/** Looks at how much room is left on the disks that the shop writes to. */
export type SpaceWatch = {
  /** A sentence for each disk that is nearly full. */
  warnings(): Promise<string[]>;
  stop(): void;
};

export type SpaceWatchOptions = {
  /** Those that aren't there yet don't count. */
  readonly folders: readonly string[];
  /** Below so many megabytes a disk counts as nearly full. */
  readonly lowMb: number;
  readonly log: { error(about: object, text: string): void; warn(about: object, text: string): void };
  /** How often it is looked, so that the log has it before the disk is full. */
  readonly everyMs?: number;
};

const MB = 1024 * 1024;

export function createSpaceWatch({ folders, lowMb, log, everyMs = 60_000 }: SpaceWatchOptions): SpaceWatch {
  let wasLow = false;

  async function look(): Promise<void> {
    const low = await lowDisks(folders, lowMb);
    if (low.length > 0 && !wasLow) {
      for (const disk of low) log.error({ alarm: 'space', ...disk }, 'A disk is nearly full');
    }
    if (low.length === 0 && wasLow) log.warn({}, 'There is enough room on the disks again');
    wasLow = low.length > 0;
  }

  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  void look();
  return {
    async warnings() {
      return (await lowDisks(folders, lowMb)).map(({ freeMb }) => `Only ${freeMb} MB of disk space are free`);
    },
    stop: () => clearInterval(timer),
  };
}

type LowDisk = { readonly folder: string; readonly freeMb: number };

/** The disks with less than so many megabytes free, each by the first folder on it. Never rejects. */
async function lowDisks(folders: readonly string[], lowMb: number): Promise<LowDisk[]> {
  const devices = new Set<number>();
  const low: LowDisk[] = [];
  for (const folder of folders) {
    const found = await Promise.all([stat(folder), statfs(folder)]).catch(() => null);
    if (found === null) continue;
    const [{ dev }, { bavail, bsize }] = found;
    if (devices.has(dev)) continue;
    devices.add(dev);
    const freeMb = Math.floor((bavail * bsize) / MB);
    if (freeMb < lowMb) low.push({ folder, freeMb });
  }
  return low;
}
